export { socialScreens } from './screens.ts';
