export { loadSettings } from './load-settings.ts';
