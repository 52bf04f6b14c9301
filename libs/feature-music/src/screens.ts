import { defineScreen, type ScreenTable, unbuilt } from '@qingyin/routing';
import { loadHome } from './screens/personal-recommendation/load.ts';
import { loadPlaylist } from './screens/playlist-detail/load.ts';

/** The music screens: what each needs before it shows, and where its code is. */
export const musicScreens = {
  '/personal-recommendation': defineScreen('/personal-recommendation', {
    load: loadHome,
    view: () => import('./screens/personal-recommendation/route.tsx').then(({ route }) => route),
  }),
  '/playList/$id': defineScreen('/playList/$id', {
    load: ({ queryClient, params, preload }) => loadPlaylist(queryClient, params.id, preload),
    view: () => import('./screens/playlist-detail/route.tsx').then(({ route }) => route),
  }),
  '/fm': unbuilt(),
  '/find-music/song-list': unbuilt(),
  '/find-music/quality-play-list/$id': unbuilt(),
  '/find-music/top': unbuilt(),
  '/find-music/singer': unbuilt(),
  '/find-music/latest-music': unbuilt(),
  '/search-detail/$type': unbuilt(),
  '/artists-detail': unbuilt(),
  '/album/$id': unbuilt(),
  '/singer-list': unbuilt(),
} satisfies Pick<
  ScreenTable,
  | '/personal-recommendation'
  | '/playList/$id'
  | '/fm'
  | '/find-music/song-list'
  | '/find-music/quality-play-list/$id'
  | '/find-music/top'
  | '/find-music/singer'
  | '/find-music/latest-music'
  | '/search-detail/$type'
  | '/artists-detail'
  | '/album/$id'
  | '/singer-list'
>;
