import { endpoints, type PlaylistVersion } from '@qingyin/contract';
import { expectOk, http } from '@qingyin/http-client';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { playlistMutationScope, invalidatePlaylist } from './mutations/invalidate-playlist.ts';
import { lazyLibraryKeys } from './lazy-keys.ts';

/** Name of the capability in `/x/capabilities` for playlist versions (docs/api-extensions.md). */
export const PLAYLIST_VERSIONS = 'playlist-versions';

/** Earlier versions of a playlist of the user, newest first. Use only with the capability `PLAYLIST_VERSIONS`. */
export const playlistVersionsQuery = (id: string) =>
  queryOptions({
    queryKey: lazyLibraryKeys.versions(id),
    queryFn: async ({ signal }): Promise<PlaylistVersion[]> =>
      expectOk(await http.call(endpoints.library.playlistsVersions, { params: { id }, signal })).data,
    // Other devices change the playlist as well.
    staleTime: 0,
  });

export interface RestoreVersionVariables {
  playlistId: number;
  version: number;
  /** the playlist is the liked songs, so the like buttons change too */
  liked?: boolean;
}

/**
 * Restores a version of a playlist. Resolves to the version that undoes it; null when the playlist was empty
 * before.
 */
export const restoreVersionMutation = () =>
  mutationOptions({
    scope: playlistMutationScope,
    mutationFn: async ({ playlistId, version }: RestoreVersionVariables): Promise<number | null> => {
      const params = { id: String(playlistId), version };
      return expectOk(await http.call(endpoints.library.playlistsRestore, { params })).version;
    },
    onSuccess: (_before, change, _result, { client }) => invalidatePlaylist(client, change),
  });
