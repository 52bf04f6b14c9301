import type { ScreenViews } from '@qingyin/routing';
import type { LoadedRoute } from './library-loaders.ts';

/** Lazily loaded routes of the library feature. */
export const lazyRoutes: ScreenViews<LoadedRoute> = {
  '/cloud': () => import('./screens/cloud/route.tsx').then(({ route }) => route),
  '/collect': () => import('./screens/collect/route.tsx').then(({ route }) => route),
  '/collect-album': () => import('./screens/collect-album/route.tsx').then(({ route }) => route),
  '/collect-singer': () => import('./screens/collect-singer/route.tsx').then(({ route }) => route),
  '/collect-video': () => import('./screens/collect-video/route.tsx').then(({ route }) => route),
  '/collect-special-column': () =>
    import('./screens/collect-special-column/route.tsx').then(({ route }) => route),
  '/my-love-music': () => import('./screens/my-love-music/route.tsx').then(({ route }) => route),
  '/edit-song-list': () => import('./screens/edit-song-list/route.tsx').then(({ route }) => route),
  '/my-playlist': () => import('./screens/my-playlist/route.tsx').then(({ route }) => route),
  '/recently-played-single': () => import('./screens/recent/songs-route.tsx').then(({ route }) => route),
  '/recently-played-video': () => import('./screens/recent/videos-route.tsx').then(({ route }) => route),
  '/recently-played-playlist': () =>
    import('./screens/recent/playlists-route.tsx').then(({ route }) => route),
  '/recently-played-album': () => import('./screens/recent/albums-route.tsx').then(({ route }) => route),
};
