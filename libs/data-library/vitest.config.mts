import { libTests } from '../../tools/vite/preset.mts';

export default libTests({ name: 'data-library', environment: 'node' });
