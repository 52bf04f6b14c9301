import { libTests } from '../../tools/vite/preset.mts';

export default libTests({ name: 'list-layout', environment: 'jsdom' });
