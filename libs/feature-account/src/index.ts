export { accountScreens } from './screens.ts';
