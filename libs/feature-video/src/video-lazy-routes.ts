import type { ScreenViews } from '@qingyin/routing';
import type { LoadedRoute } from './video-loaders.ts';

/** Lazily loaded code of the video screens. */
export const lazyRoutes: ScreenViews<LoadedRoute> = {
  '/mv-detail/$mvid': () => import('./screens/mv-detail/route.tsx').then(({ route }) => route),
  '/video-detail/$vid': () => import('./screens/video-detail/route.tsx').then(({ route }) => route),
  '/video': () => import('./screens/video/route.tsx').then(({ route }) => route),
  '/mv': () => import('./screens/mv/route.tsx').then(({ route }) => route),
  '/mv-all': () => import('./screens/mv-all/route.tsx').then(({ route }) => route),
  '/top-mv': () => import('./screens/top-mv/route.tsx').then(({ route }) => route),
  '/exclusive-broadcast': () => import('./screens/exclusive-broadcast/route.tsx').then(({ route }) => route),
};
