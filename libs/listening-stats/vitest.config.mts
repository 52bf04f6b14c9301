import { libTests } from '../../tools/vite/preset.mts';

export default libTests({ name: 'listening-stats', environment: 'jsdom' });
