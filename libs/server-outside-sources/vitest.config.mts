import { libTests } from '../../tools/vite/preset.mts';

export default libTests({ name: 'server-outside-sources', environment: 'node' });
