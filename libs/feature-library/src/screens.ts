import type { RecentList } from '@qingyin/contract';
import type { CollectionKind } from '@qingyin/data-library';
import { defineScreen, type ScreenLoadArgs, type ScreenTable } from '@qingyin/routing';
import type { QueryClient } from '@tanstack/react-query';

type RecentArgs = Pick<
  ScreenLoadArgs<'/recently-played-album'>,
  'queryClient' | 'userId' | 'loggedIn' | 'preload'
>;

/** What a list of what was played of late asks for; where the code for that is lost, the screen asks itself. */
const recent = (list: RecentList) => async (args: RecentArgs) => {
  const code = await import('./screens/recent/load.ts').catch(() => null);
  code?.loadRecent(list, args);
};

/** What the collections need before they show. Where its code is lost, the screen asks for what it needs itself. */
const loads = () => import('./collections/load.ts').catch(() => null);

const collectionLoad = (kind: CollectionKind) => (args: { queryClient: QueryClient; preload: boolean }) =>
  loads().then((found) => found?.loadCollection(kind, args));

/** The library screens (my music). */
export const libraryScreens = {
  '/cloud': defineScreen('/cloud', {
    load: (args) =>
      import('./screens/cloud/load.ts').then(
        ({ loadCloud }) => loadCloud(args),
        () => undefined,
      ),
    view: () => import('./screens/cloud/route.tsx').then(({ route }) => route),
  }),
  '/collect': defineScreen('/collect', {
    load: ({ queryClient }) => loads().then((found) => found?.loadCollections(queryClient)),
    view: () => import('./screens/collect/route.tsx').then(({ route }) => route),
  }),
  '/collect-album': defineScreen('/collect-album', {
    load: collectionLoad('albums'),
    view: () => import('./screens/collect-album/route.tsx').then(({ route }) => route),
  }),
  '/collect-singer': defineScreen('/collect-singer', {
    load: collectionLoad('artists'),
    view: () => import('./screens/collect-singer/route.tsx').then(({ route }) => route),
  }),
  '/collect-video': defineScreen('/collect-video', {
    load: collectionLoad('films'),
    view: () => import('./screens/collect-video/route.tsx').then(({ route }) => route),
  }),
  '/collect-special-column': defineScreen('/collect-special-column', {
    load: collectionLoad('topics'),
    view: () => import('./screens/collect-special-column/route.tsx').then(({ route }) => route),
  }),
  '/my-love-music': defineScreen('/my-love-music', {
    load: (args) =>
      import('./screens/my-love-music/load.ts').then(
        ({ loadMyLoveMusic }) => loadMyLoveMusic(args),
        () => undefined,
      ),
    view: () => import('./screens/my-love-music/route.tsx').then(({ route }) => route),
  }),
  '/edit-song-list': defineScreen('/edit-song-list', {
    // The first view does without it; where its code is lost, the screen asks for what it needs itself.
    load: (args) =>
      import('./screens/edit-song-list/load.ts').then(
        ({ loadEditSongList }) => loadEditSongList(args),
        () => undefined,
      ),
    view: () => import('./screens/edit-song-list/route.tsx').then(({ route }) => route),
  }),
  '/my-playlist': defineScreen('/my-playlist', {
    load: (args) =>
      import('./screens/my-playlist/load.ts').then(
        ({ loadMyPlaylists }) => loadMyPlaylists(args),
        () => undefined,
      ),
    view: () => import('./screens/my-playlist/route.tsx').then(({ route }) => route),
  }),
  '/recently-played-single': defineScreen('/recently-played-single', {
    load: recent('song'),
    view: () => import('./screens/recent/songs-route.tsx').then(({ route }) => route),
  }),
  '/recently-played-video': defineScreen('/recently-played-video', {
    load: recent('video'),
    view: () => import('./screens/recent/videos-route.tsx').then(({ route }) => route),
  }),
  '/recently-played-playlist': defineScreen('/recently-played-playlist', {
    load: recent('playlist'),
    view: () => import('./screens/recent/playlists-route.tsx').then(({ route }) => route),
  }),
  '/recently-played-album': defineScreen('/recently-played-album', {
    load: recent('album'),
    view: () => import('./screens/recent/albums-route.tsx').then(({ route }) => route),
  }),
} satisfies Pick<
  ScreenTable,
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
  | '/recently-played-album'
>;
