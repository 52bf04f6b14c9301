import { libTests } from '../../tools/vite/preset.mts';

export default libTests({ name: 'video-links', environment: 'node' });
