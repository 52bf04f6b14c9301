import { libTests } from '../../tools/vite/preset.mts';

export default libTests({ name: 'web', environment: 'jsdom' });
