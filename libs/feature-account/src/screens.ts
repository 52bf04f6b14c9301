import { defineScreen, type ScreenTable } from '@qingyin/routing';

/** Screens of the account feature. */
export const accountScreens = {
  '/login': defineScreen('/login', {
    view: () => import('./screens/login/route.tsx').then(({ route }) => route),
  }),
} satisfies Pick<ScreenTable, '/login'>;
