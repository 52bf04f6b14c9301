import { libTests } from '../../tools/vite/preset.mts';

export default libTests({ name: 'i18n', environment: 'jsdom' });
