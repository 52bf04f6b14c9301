export { musicScreens } from './screens.ts';
