import { defineScreen, lazyScreens, type ScreenTable } from '@qingyin/routing';
import type { LoadedRoute } from './music-loaders.ts';
import { loadHome } from './screens/personal-recommendation/load.ts';

const screen = lazyScreens<LoadedRoute>(
  () => import('./music-loaders.ts').then(({ loaders }) => loaders),
  () => import('./music-lazy-routes.ts').then(({ lazyRoutes }) => lazyRoutes),
);

/** Screen table of the music routes: route loaders and lazily loaded code. */
export const musicScreens = {
  '/personal-recommendation': defineScreen('/personal-recommendation', {
    load: loadHome,
    view: () => import('./screens/personal-recommendation/route.tsx').then(({ route }) => route),
  }),
  '/playList/$id': screen('/playList/$id'),
  '/fm': screen('/fm'),
  '/find-music/song-list': screen('/find-music/song-list'),
  '/find-music/quality-play-list/$id': screen('/find-music/quality-play-list/$id'),
  '/find-music/top': screen('/find-music/top'),
  '/find-music/singer': screen('/find-music/singer'),
  '/find-music/latest-music': screen('/find-music/latest-music'),
  '/search-detail/$type': screen('/search-detail/$type'),
  '/artists-detail': screen('/artists-detail'),
  '/album/$id': screen('/album/$id'),
  '/singer-list': screen('/singer-list'),
} satisfies Pick<ScreenTable, LoadedRoute | '/personal-recommendation'>;
