import type { ScreenViews } from '@qingyin/routing';
import type { Loaded } from './social-loads.ts';

/** Where the code of the screens is, in one chunk with that of the music screens (tools/vite/first-view-chunks.mts). */
export const views: ScreenViews<Loaded> = {
  '/homepage/$uid': () => import('./screens/homepage/route.tsx').then(({ route }) => route),
};
