import { libTests } from '../../tools/vite/preset.mts';

export default libTests({ name: 'play-queue', environment: 'jsdom' });
