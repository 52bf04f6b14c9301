import type { ScreenLoads } from '@qingyin/routing';
import { loadCollection, loadCollections } from './collections/load.ts';
import { loadCloud } from './screens/cloud/load.ts';
import { loadEditPlaylist } from './screens/edit-song-list/load.ts';
import { loadMyLoveMusic } from './screens/my-love-music/load.ts';
import { loadMyPlaylists } from './screens/my-playlist/load.ts';
import { loadRecent } from './screens/recent/load.ts';

/** Library routes with a loader. */
export type LoadedRoute =
  | '/cloud'
  | '/collect'
  | '/collect-album'
  | '/collect-singer'
  | '/collect-video'
  | '/collect-special-column'
  | '/my-love-music'
  | '/edit-song-list'
  | '/my-playlist'
  | '/recently-played-single'
  | '/recently-played-video'
  | '/recently-played-playlist'
  | '/recently-played-album';

/** Route loaders of the library feature. */
export const loaders: ScreenLoads<LoadedRoute> = {
  '/cloud': loadCloud,
  '/collect': ({ queryClient }) => loadCollections(queryClient),
  '/collect-album': (args) => loadCollection('albums', args),
  '/collect-singer': (args) => loadCollection('artists', args),
  '/collect-video': (args) => loadCollection('films', args),
  '/collect-special-column': (args) => loadCollection('topics', args),
  '/my-love-music': loadMyLoveMusic,
  '/edit-song-list': loadEditPlaylist,
  '/my-playlist': loadMyPlaylists,
  '/recently-played-single': (args) => loadRecent('song', args),
  '/recently-played-video': (args) => loadRecent('video', args),
  '/recently-played-playlist': (args) => loadRecent('playlist', args),
  '/recently-played-album': (args) => loadRecent('album', args),
};
