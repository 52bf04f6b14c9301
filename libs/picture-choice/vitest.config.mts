import { libTests } from '../../tools/vite/preset.mts';

export default libTests({ name: 'picture-choice', environment: 'jsdom' });
