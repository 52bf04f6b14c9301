import { accountScreens } from '@qingyin/feature-account';
import { libraryScreens } from '@qingyin/feature-library';
import { musicScreens } from '@qingyin/feature-music';
import { socialScreens } from '@qingyin/feature-social';
import { videoScreens } from '@qingyin/feature-video';
import { defineScreen, type ScreenTable } from '@qingyin/routing';

/** Every route's screen. A missing or misnamed one does not compile. */
export const screens = {
  ...accountScreens,
  ...musicScreens,
  ...videoScreens,
  ...socialScreens,
  ...libraryScreens,
  '/test': defineScreen('/test', { view: () => import('./test-page/route.tsx').then((m) => m.route) }),
} satisfies ScreenTable;
