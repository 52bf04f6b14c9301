import { defineScreen, lazyScreens, type ScreenTable } from '@qingyin/routing';
import type { LoadedRoute } from './music-loaders.ts';
import { loadHome } from './screens/personal-recommendation/load.ts';

const getLoads = () => import('./music-loaders.ts').then(({ loaders }) => loaders);
const getViews = () => import('./music-lazy-routes.ts').then(({ lazyRoutes }) => lazyRoutes);
const screen = lazyScreens<LoadedRoute>(getLoads, getViews);

/** Loads what the music screens need before their own code and data, so that the way to one is shorter. Never rejects. */
export const preloadMusicScreens = (): void =>
  void Promise.all([getLoads(), getViews()]).catch(() => undefined);

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
