import { libTests } from '../../tools/vite/preset.mts';

export default libTests({ name: 'data-social', environment: 'node' });
