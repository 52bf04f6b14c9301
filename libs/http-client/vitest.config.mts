import { libTests } from '../../tools/vite/preset.mts';

export default libTests({ name: 'http-client', environment: 'node' });
