import { capabilitiesQuery } from '@qingyin/data-account';
import { likedIdsQuery } from '@qingyin/data-library';
import {
  libraryAlbumsQuery,
  libraryArtistsQuery,
  libraryFolderQuery,
  libraryGenresQuery,
  libraryOverviewQuery,
  librarySongsQuery,
} from '@qingyin/data-music';
import type { ScreenLoadArgs, ScreenLoads } from '@qingyin/routing';
import { prefetchTableSettings } from '@qingyin/track-list';
import { albumFilterOf } from './screens/library-albums/album-filter.ts';
import { artistFilterOf } from './screens/library-artists/artist-filter.ts';
import { folderIdOf } from './screens/library-folders/folder-link.ts';
import { songFilterOf } from './screens/library-songs/song-filter.ts';

/** Routes of this feature. */
export type LoadedRoute =
  | '/library'
  | '/library/albums'
  | '/library/artists'
  | '/library/genres'
  | '/library/songs'
  | '/library/folders';

/**
 * Route loaders of the music libraries. They never reject: the page shows the error. Pages whose blocks depend on the
 * answer wait for it, so that nothing moves; lists below filters do not.
 */
export const loaders: ScreenLoads<LoadedRoute> = {
  '/library': (args) => {
    loadLikes(args);
    return args.queryClient.prefetchQuery(libraryOverviewQuery());
  },
  '/library/albums': ({ queryClient, search }) => {
    void queryClient.prefetchQuery(libraryAlbumsQuery(albumFilterOf(search), 0));
    return queryClient.prefetchQuery(libraryGenresQuery());
  },
  '/library/artists': ({ queryClient, search }) =>
    void queryClient.prefetchQuery(libraryArtistsQuery(artistFilterOf(search), 0)),
  '/library/genres': ({ queryClient }) => queryClient.prefetchQuery(libraryGenresQuery()),
  '/library/songs': (args) => {
    loadLikes(args);
    void args.queryClient.prefetchQuery(librarySongsQuery(songFilterOf(args.search), 0));
    return args.queryClient.prefetchQuery(libraryGenresQuery());
  },
  '/library/folders': (args) => {
    loadLikes(args);
    return args.queryClient.prefetchQuery(libraryFolderQuery(folderIdOf(args.search), 0));
  },
};

type SongsArgs = Pick<ScreenLoadArgs<'/library'>, 'queryClient' | 'preload' | 'userId' | 'loggedIn'>;

/** Prefetches what lists of songs need besides their songs; a preload (hovered link) only the table settings. */
function loadLikes({ queryClient, preload, loggedIn, userId }: SongsArgs): void {
  prefetchTableSettings(queryClient);
  if (preload) return;
  void queryClient.prefetchQuery(capabilitiesQuery());
  if (loggedIn && userId !== null) void queryClient.prefetchQuery(likedIdsQuery(userId));
}
