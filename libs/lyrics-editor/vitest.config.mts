import { libTests } from '../../tools/vite/preset.mts';

export default libTests({ name: 'lyrics-editor', environment: 'jsdom' });
