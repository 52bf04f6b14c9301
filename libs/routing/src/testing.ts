export { blankScreens } from './testing/blank-screens.ts';
export { BlankRouter } from './testing/BlankRouter.tsx';
