import { libTests } from '../../tools/vite/preset.mts';

export default libTests({ name: 'auth-gate', environment: 'jsdom' });
