import { libTests } from '../../tools/vite/preset.mts';

export default libTests({ name: 'command-palette', environment: 'jsdom' });
