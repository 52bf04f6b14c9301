import { libTests } from '../../tools/vite/preset.mts';

export default libTests({ name: 'feature-catalogue', environment: 'jsdom' });
