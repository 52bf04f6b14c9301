import { libTests } from '../../tools/vite/preset.mts';

export default libTests({ name: 'download-dialog', environment: 'jsdom' });
