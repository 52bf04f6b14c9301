export { blankScreens } from './testing/blank-screens.ts';
