import { libTests } from '../../tools/vite/preset.mts';

export default libTests({ name: 'text-encoding', environment: 'node' });
