import { libTests } from '../../tools/vite/preset.mts';

export default libTests({ name: 'test-harness', environment: 'jsdom' });
