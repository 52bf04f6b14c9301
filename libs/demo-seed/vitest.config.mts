import { libTests } from '../../tools/vite/preset.mts';

export default libTests({ name: 'demo-seed', environment: 'node' });
