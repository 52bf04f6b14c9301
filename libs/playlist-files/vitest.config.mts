import { libTests } from '../../tools/vite/preset.mts';

export default libTests({ name: 'playlist-files', environment: 'node' });
