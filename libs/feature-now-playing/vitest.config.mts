import { libTests } from '../../tools/vite/preset.mts';

export default libTests({ name: 'feature-now-playing', environment: 'jsdom' });
