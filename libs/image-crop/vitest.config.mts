import { libTests } from '../../tools/vite/preset.mts';

export default libTests({ name: 'image-crop', environment: 'jsdom' });
