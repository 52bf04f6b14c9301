import { accountScreens } from '@qingyin/feature-account';
import { catalogueScreens } from '@qingyin/feature-catalogue';
import { libraryScreens } from '@qingyin/feature-library';
import { musicScreens } from '@qingyin/feature-music';
import { socialScreens } from '@qingyin/feature-social';
import { videoScreens } from '@qingyin/feature-video';
import { defineScreen, type ScreenTable } from '@qingyin/routing';

/** The screen of every route. A missing or misnamed screen is a type error. */
export const screens = {
  ...accountScreens,
  ...musicScreens,
  ...catalogueScreens,
  ...videoScreens,
  ...socialScreens,
  ...libraryScreens,
  '/test': defineScreen('/test', { view: () => import('./test-page/route.tsx').then((m) => m.route) }),
} satisfies ScreenTable;
