import type { ScreenViews } from '@qingyin/routing';
import type { LoadedRoute } from './catalogue-loaders.ts';

/** Lazily loaded code of the screens of the music libraries. */
export const lazyRoutes: ScreenViews<LoadedRoute> = {
  '/library': () => import('./screens/library/route.tsx').then(({ route }) => route),
  '/library/albums': () => import('./screens/library-albums/route.tsx').then(({ route }) => route),
  '/library/artists': () => import('./screens/library-artists/route.tsx').then(({ route }) => route),
  '/library/genres': () => import('./screens/library-genres/route.tsx').then(({ route }) => route),
  '/library/songs': () => import('./screens/library-songs/route.tsx').then(({ route }) => route),
  '/library/folders': () => import('./screens/library-folders/route.tsx').then(({ route }) => route),
};
