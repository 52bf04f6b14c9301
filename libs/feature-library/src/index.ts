export { libraryScreens } from './screens.ts';
