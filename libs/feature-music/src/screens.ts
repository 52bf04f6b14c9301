import { defineScreen, laterLoads, type ScreenTable } from '@qingyin/routing';
import type { Loads } from './loads.ts';
import { loadHome } from './screens/personal-recommendation/load.ts';

const later = laterLoads(() => import('./loads.ts').then(({ loads }) => loads));
const loadViews = () => import('./views.ts').then(({ views }) => views);

type Later = keyof Loads;

/** A screen that loads what it needs, and its code, by way of the chunks of loads and views. */
const screen = <Path extends Later>(path: Path) =>
  defineScreen(path, { load: later(path), view: () => loadViews().then((views) => views[path]()) });

/** The music screens: what each needs before it shows, and where its code is. */
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
} satisfies Pick<ScreenTable, Later | '/personal-recommendation'>;
