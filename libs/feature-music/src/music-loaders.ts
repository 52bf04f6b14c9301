import { prefetchTableSettings } from '@qingyin/track-list';
import { capabilitiesQuery } from '@qingyin/data-account';
import { likedIdsQuery } from '@qingyin/data-library';
import type { ScreenLoadArgs, ScreenLoads } from '@qingyin/routing';
import { loadAlbum } from './screens/album/load.ts';
import { loadArtist } from './screens/artist-detail/load.ts';
import { loadCharts } from './screens/charts/load.ts';
import { loadRadio } from './screens/fm/load.ts';
import { loadLatestMusic } from './screens/latest-music/load.ts';
import { loadPlaylist } from './screens/playlist-detail/load.ts';
import { loadQualityPlaylists } from './screens/quality-play-list/load.ts';
import { loadSearch } from './screens/search-detail/load.ts';
import { loadSingerList } from './screens/singer-list/load.ts';
import { loadSingers } from './screens/singer/load.ts';
import { loadSongList } from './screens/song-list/load.ts';

/** Music routes with a loader in this chunk: all except the home page. */
export type LoadedRoute =
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
  | '/singer-list';

/**
 * Route loaders of the music screens except the home page. Their chunk is separate, because the first view does
 * not need it (tools/vite/first-view-chunks.mts); other pages preload it (apps/web/post-build.mjs).
 */
export const loaders: ScreenLoads<LoadedRoute> = {
  '/playList/$id': (args) => {
    loadSongs(args);
    return loadPlaylist(args.queryClient, args.params.id, args.preload);
  },
  '/fm': (args) => {
    loadLikes(args);
    return loadRadio(args.queryClient);
  },
  '/find-music/song-list': loadSongList,
  '/find-music/quality-play-list/$id': loadQualityPlaylists,
  '/find-music/top': ({ queryClient, preload }) => loadCharts(queryClient, preload),
  '/find-music/singer': ({ queryClient, search }) => loadSingers(queryClient, search),
  '/find-music/latest-music': (args) => {
    if (args.search.view !== 'albums') loadLikes(args);
    loadLatestMusic(args.queryClient, args.search);
  },
  '/search-detail/$type': (args) => {
    if (args.params.type === 'song' && args.search.keywords) loadLikes(args);
    loadSearch(args);
  },
  '/artists-detail': (args) => {
    loadLikes(args);
    return loadArtist(args);
  },
  '/album/$id': (args) => {
    loadSongs(args);
    return loadAlbum(args.queryClient, args.params.id, args.preload);
  },
  '/singer-list': ({ queryClient, search }) => loadSingerList(queryClient, search.area),
};

type SongsArgs = Pick<ScreenLoadArgs<'/album/$id'>, 'queryClient' | 'preload' | 'userId' | 'loggedIn'>;

/**
 * Prefetches what a collection page needs besides the collection: the service's capabilities and the user's liked
 * songs.
 */
function loadSongs(args: SongsArgs): void {
  // A preload (hovered link) fetches only what the first view needs.
  if (!args.preload) {
    void args.queryClient.prefetchQuery(capabilitiesQuery());
    loadLikes(args);
  }
}

/** Prefetches the user's liked songs and the table settings of this device, for pages with songs. */
function loadLikes({ queryClient, preload, loggedIn, userId }: SongsArgs): void {
  prefetchTableSettings(queryClient);
  if (!preload && loggedIn && userId !== null) void queryClient.prefetchQuery(likedIdsQuery(userId));
}
