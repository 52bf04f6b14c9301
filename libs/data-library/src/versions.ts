import { endpoints, type PlaylistVersion } from '@qingyin/contract';
import { expectOk, http } from '@qingyin/http-client';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { inTurn, spoil } from './changes/list-change.ts';
import { libraryKeys } from './keys.ts';

/** The feature of `/x/capabilities` that stands for the versions of playlists (docs/api-extensions.md). */
export const PLAYLIST_VERSIONS = 'playlist-versions';

/** Earlier states of a playlist of the user's own, the newest first. Ask only where `PLAYLIST_VERSIONS` is offered. */
export const playlistVersionsQuery = (id: string) =>
  queryOptions({
    queryKey: libraryKeys.versions(id),
    queryFn: async ({ signal }): Promise<PlaylistVersion[]> =>
      expectOk(await http.call(endpoints.library.playlistsVersions, { params: { id }, signal })).data,
    // Other devices change the list as well.
    staleTime: 0,
  });

export interface RestoreVersionVariables {
  playlistId: number;
  version: number;
  /** it is the list of the liked songs: the hearts change as well */
  liked?: boolean;
}

/** Makes a playlist what it was. Gives the version that takes this back; null where the list was empty before. */
export const restoreVersionMutation = () =>
  mutationOptions({
    scope: inTurn,
    mutationFn: async ({ playlistId, version }: RestoreVersionVariables): Promise<number | null> => {
      const params = { id: String(playlistId), version };
      return expectOk(await http.call(endpoints.library.playlistsRestore, { params })).version;
    },
    onSuccess: (_before, change, _result, { client }) => spoil(client, change),
  });
