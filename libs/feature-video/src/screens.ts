import { lazyScreens, type ScreenTable } from '@qingyin/routing';
import type { LoadedRoute } from './video-loaders.ts';

const screen = lazyScreens<LoadedRoute>(
  () => import('./video-loaders.ts').then(({ loaders }) => loaders),
  () => import('./video-lazy-routes.ts').then(({ lazyRoutes }) => lazyRoutes),
);

/** Screen table of the video routes: route loaders and lazily loaded code. */
export const videoScreens = {
  '/video': screen('/video'),
  '/mv': screen('/mv'),
  '/mv-detail/$mvid': screen('/mv-detail/$mvid'),
  '/mv-all': screen('/mv-all'),
  '/top-mv': screen('/top-mv'),
  '/video-detail/$vid': screen('/video-detail/$vid'),
  '/exclusive-broadcast': screen('/exclusive-broadcast'),
} satisfies Pick<ScreenTable, LoadedRoute>;
