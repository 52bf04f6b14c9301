import { libTests } from '../../tools/vite/preset.mts';

export default libTests({ name: 'routing', environment: 'jsdom' });
