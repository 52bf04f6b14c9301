export { catalogueScreens } from './screens.ts';
