import { libTests } from '../../tools/vite/preset.mts';

export default libTests({ name: 'data-music', environment: 'node' });
