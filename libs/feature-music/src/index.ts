export { musicScreens, preloadMusicScreens } from './screens.ts';
