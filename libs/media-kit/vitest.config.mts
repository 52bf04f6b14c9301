import { libTests } from '../../tools/vite/preset.mts';

export default libTests({ name: 'media-kit', environment: 'jsdom' });
