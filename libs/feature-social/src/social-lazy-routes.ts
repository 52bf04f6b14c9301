import type { ScreenViews } from '@qingyin/routing';
import type { LoadedRoute } from './social-loaders.ts';

/** Lazily loaded code of the social screens. */
export const lazyRoutes: ScreenViews<LoadedRoute> = {
  '/hot-comment-list/$id/$type': () =>
    import('./screens/hot-comment-list/route.tsx').then(({ route }) => route),
  '/care/fan/$uid': () => import('./screens/care-fan/route.tsx').then(({ route }) => route),
  '/care/follows/$uid': () => import('./screens/care-follows/route.tsx').then(({ route }) => route),
  '/care/dynamic/$uid': () => import('./screens/care-dynamic/route.tsx').then(({ route }) => route),
  '/attention': () => import('./screens/attention/route.tsx').then(({ route }) => route),
  '/homepage/$uid': () => import('./screens/homepage/route.tsx').then(({ route }) => route),
};
