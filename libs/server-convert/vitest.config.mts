import { libTests } from '../../tools/vite/preset.mts';

export default libTests({ name: 'server-convert', environment: 'node' });
