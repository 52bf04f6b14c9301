import type { ScreenViews } from '@qingyin/routing';
import type { LoadedRoute } from './music-loaders.ts';

/**
 * Lazily loaded code of the music screens except the home page. Their chunk is separate, because the first view
 * does not need the many file names; other pages preload it (apps/web/post-build.mjs).
 */
export const lazyRoutes: ScreenViews<LoadedRoute> = {
  '/playList/$id': () => import('./screens/playlist-detail/route.tsx').then(({ route }) => route),
  '/fm': () => import('./screens/fm/route.tsx').then(({ route }) => route),
  '/find-music/song-list': () => import('./screens/song-list/route.tsx').then(({ route }) => route),
  '/find-music/quality-play-list/$id': () =>
    import('./screens/quality-play-list/route.tsx').then(({ route }) => route),
  '/find-music/top': () => import('./screens/charts/route.tsx').then(({ route }) => route),
  '/find-music/singer': () => import('./screens/singer/route.tsx').then(({ route }) => route),
  '/find-music/latest-music': () => import('./screens/latest-music/route.tsx').then(({ route }) => route),
  '/search-detail/$type': () => import('./screens/search-detail/route.tsx').then(({ route }) => route),
  '/artists-detail': () => import('./screens/artist-detail/route.tsx').then(({ route }) => route),
  '/album/$id': () => import('./screens/album/route.tsx').then(({ route }) => route),
  '/singer-list': () => import('./screens/singer-list/route.tsx').then(({ route }) => route),
};
