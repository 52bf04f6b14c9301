import { libTests } from '../../tools/vite/preset.mts';

export default libTests({ name: 'composer', environment: 'jsdom' });
