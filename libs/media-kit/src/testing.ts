export { stubEndOfList } from './testing/end-of-list.ts';
export { renderConnected } from './testing/render-connected.tsx';
export { renderScreens, USER_ID, type ScreenSetup } from './testing/render-screens.tsx';
export * from './testing/answers.ts';
export * from './testing/catalogue-answers.ts';
