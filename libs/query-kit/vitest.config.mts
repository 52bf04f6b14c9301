import { libTests } from '../../tools/vite/preset.mts';

export default libTests({ name: 'query-kit', environment: 'node' });
