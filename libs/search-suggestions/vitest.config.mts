import { libTests } from '../../tools/vite/preset.mts';

export default libTests({ name: 'search-suggestions', environment: 'jsdom' });
