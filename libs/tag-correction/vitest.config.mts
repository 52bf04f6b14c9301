import { libTests } from '../../tools/vite/preset.mts';

export default libTests({ name: 'tag-correction', environment: 'jsdom' });
