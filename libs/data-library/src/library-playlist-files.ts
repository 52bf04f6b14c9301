import { endpoints } from '@qingyin/contract';
import { expectOk, http } from '@qingyin/http-client';
import { staleTime } from '@qingyin/query-kit';
import { infiniteQueryOptions, mutationOptions } from '@tanstack/react-query';
import { libraryKeys } from './keys.ts';
import { lazyLibraryKeys } from './lazy-keys.ts';

/** Playlist files of a page. */
const PAGE = 20;

/** Playlist files in the music libraries that the user hears, in pages. */
export const libraryPlaylistFilesQuery = (uid: string) =>
  infiniteQueryOptions({
    queryKey: lazyLibraryKeys.libraryPlaylistFiles(uid),
    queryFn: async ({ signal, pageParam: offset }) => {
      const params = { limit: PAGE, offset };
      const { files, total } = expectOk(
        await http.call(endpoints.musicLibrary.playlistFiles, { params, signal }),
      );
      return { files, total };
    },
    initialPageParam: 0,
    getNextPageParam: ({ files, total }, _pages, offset) =>
      files.length > 0 && offset + files.length < total ? offset + files.length : undefined,
    staleTime: staleTime.minutes(5),
  });

/** Makes a private playlist from a playlist file: the id of the playlist, and the numbers of songs found and missing. */
export const importPlaylistFileMutation = () =>
  mutationOptions({
    mutationFn: async (id: number) => {
      const {
        id: playlist,
        name,
        count,
        missing,
      } = expectOk(await http.call(endpoints.musicLibrary.playlistFileImport, { params: { id } }));
      return { id: playlist, name, count, missing };
    },
    meta: { invalidates: [libraryKeys.playlists()] },
  });
