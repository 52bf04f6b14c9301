import { endpoints, type Playlist } from '@qingyin/contract';
import { expectOk, http } from '@qingyin/http-client';
import { queryRoots, staleTime } from '@qingyin/query-kit';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { changeTracks, type TrackChange } from './change-tracks.ts';
import { libraryKeys } from './keys.ts';

/** More lists than anybody has; the contract pages by offset. */
const ALL_LISTS = 1000;

/** A user's own playlists, the liked songs first, then the collected ones (contract page, 4.10). */
export const userPlaylistsQuery = (uid: string) =>
  queryOptions({
    queryKey: libraryKeys.userPlaylists(uid),
    queryFn: async ({ signal }): Promise<Playlist[]> => {
      const params = { uid, limit: ALL_LISTS, offset: 0 };
      return expectOk(await http.call(endpoints.library.userPlaylist, { params, signal })).playlist;
    },
    staleTime: staleTime.minutes(5),
  });

export const createPlaylistMutation = () =>
  mutationOptions({
    mutationFn: async (params: { name: string; privacy?: 0 | 10 }) =>
      expectOk(await http.call(endpoints.library.playlistCreate, { params })),
    meta: { invalidates: [libraryKeys.playlists()] },
  });

/**
 * Adds songs to a playlist, any number of them. Rejects with `ApiError` code 502 when they are in it already, 401
 * when it is not the user's, 404 when it is gone.
 */
export const addTracksMutation = () =>
  mutationOptions({
    mutationFn: ({ playlistId, trackIds }: Omit<TrackChange, 'op'>) =>
      changeTracks({ op: 'add', playlistId, trackIds }),
    meta: { invalidates: [libraryKeys.playlists(), [queryRoots.music, 'playlist']] },
  });
