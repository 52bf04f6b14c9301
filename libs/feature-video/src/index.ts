export { videoScreens } from './screens.ts';
