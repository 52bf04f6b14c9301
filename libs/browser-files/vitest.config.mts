import { libTests } from '../../tools/vite/preset.mts';

export default libTests({ name: 'browser-files', environment: 'jsdom' });
