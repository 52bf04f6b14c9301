import { accountScreens } from '@qingyin/feature-account';
import { catalogueScreens } from '@qingyin/feature-catalogue';
import { libraryScreens } from '@qingyin/feature-library';
import { type musicScreens } from '@qingyin/feature-music';
import { socialScreens } from '@qingyin/feature-social';
import { videoScreens } from '@qingyin/feature-video';
import { defineScreen, type ScreenTable } from '@qingyin/routing';

/**
 * The screens of all routes except those of music, to which the first view leads. They are a chunk of their own, because
 * of the names of the files they need; other pages preload it (post-build.mjs). A missing or misnamed screen is a type error.
 */
export const otherScreens = {
  ...accountScreens,
  ...catalogueScreens,
  ...videoScreens,
  ...socialScreens,
  ...libraryScreens,
  '/test': defineScreen('/test', { view: () => import('./test-page/route.tsx').then((m) => m.route) }),
} satisfies Omit<ScreenTable, keyof typeof musicScreens>;
