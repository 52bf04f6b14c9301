import { libTests } from '../../tools/vite/preset.mts';

export default libTests({ name: 'sound-settings', environment: 'jsdom' });
