export { loadSettings } from './load-settings.ts';
export { loadWelcome } from './welcome/load-welcome.ts';
