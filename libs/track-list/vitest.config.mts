import { libTests } from '../../tools/vite/preset.mts';

export default libTests({ name: 'track-list', environment: 'jsdom' });
