import { libTests } from '../../tools/vite/preset.mts';

export default libTests({ name: 'media-ui', environment: 'jsdom' });
