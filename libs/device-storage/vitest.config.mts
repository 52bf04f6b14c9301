import { libTests } from '../../tools/vite/preset.mts';

export default libTests({ name: 'device-storage', environment: 'node' });
