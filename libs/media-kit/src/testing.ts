export { renderScreens, USER_ID, type ScreenSetup } from './testing/render-screens.tsx';
