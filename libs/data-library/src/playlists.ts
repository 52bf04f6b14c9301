import { endpoints, type Playlist } from '@qingyin/contract';
import { ApiError, expectOk, http } from '@qingyin/http-client';
import { queryRoots, staleTime } from '@qingyin/query-kit';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
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
 * Adds songs to a playlist. The answer comes in two shapes (contract page, 3.4); rejects with `ApiError` code 502
 * when they are in it already, 401 when it is not the user's, 404 when it is gone.
 */
export const addTracksMutation = () =>
  mutationOptions({
    mutationFn: async ({ playlistId, trackIds }: { playlistId: number; trackIds: readonly number[] }) => {
      const params = { op: 'add' as const, pid: String(playlistId), tracks: trackIds.join() };
      const answer = await http.call(endpoints.music.playlistTracksChange, { params });
      const result = answer.body ?? answer;
      if (result.code !== 200) {
        throw new ApiError('failure', result.message ?? '', { status: 200, code: result.code, body: answer });
      }
    },
    meta: { invalidates: [libraryKeys.playlists(), [queryRoots.music, 'playlist']] },
  });
