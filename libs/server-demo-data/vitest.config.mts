import { libTests } from '../../tools/vite/preset.mts';

export default libTests({ name: 'server-demo-data', environment: 'node' });
