import { libTests } from '../../tools/vite/preset.mts';

export default libTests({ name: 'widget', environment: 'jsdom' });
