import type { ScreenViews } from '@qingyin/routing';
import type { Loaded } from './social-loads.ts';

/** Where the code of the screens is. */
export const views: ScreenViews<Loaded> = {
  '/homepage/$uid': () => import('./screens/homepage/route.tsx').then(({ route }) => route),
};
