import { libTests } from '../../tools/vite/preset.mts';

export default libTests({ name: 'mini-player', environment: 'jsdom' });
