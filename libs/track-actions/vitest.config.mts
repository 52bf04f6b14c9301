import { libTests } from '../../tools/vite/preset.mts';

export default libTests({ name: 'track-actions', environment: 'jsdom' });
