import { libTests } from '../../tools/vite/preset.mts';

export default libTests({ name: 'locales', environment: 'node' });
