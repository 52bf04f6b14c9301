import { lazyScreens, type ScreenTable } from '@qingyin/routing';
import type { LoadedRoute } from './library-loaders.ts';

const screen = lazyScreens<LoadedRoute>(
  () => import('./library-loaders.ts').then(({ loaders }) => loaders),
  () => import('./library-lazy-routes.ts').then(({ lazyRoutes }) => lazyRoutes),
);

/** Screens of the library feature (my music). */
export const libraryScreens = {
  '/cloud': screen('/cloud'),
  '/collect': screen('/collect'),
  '/collect-album': screen('/collect-album'),
  '/collect-singer': screen('/collect-singer'),
  '/collect-video': screen('/collect-video'),
  '/collect-special-column': screen('/collect-special-column'),
  '/my-love-music': screen('/my-love-music'),
  '/edit-song-list': screen('/edit-song-list'),
  '/my-playlist': screen('/my-playlist'),
  '/recently-played-single': screen('/recently-played-single'),
  '/recently-played-video': screen('/recently-played-video'),
  '/recently-played-playlist': screen('/recently-played-playlist'),
  '/recently-played-album': screen('/recently-played-album'),
} satisfies Pick<ScreenTable, LoadedRoute>;
