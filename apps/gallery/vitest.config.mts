import { libTests } from '../../tools/vite/preset.mts';

export default libTests({ name: 'gallery', environment: 'jsdom' });
