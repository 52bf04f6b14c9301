import { endpoints } from '@qingyin/contract';
import { expectOk, http, isApiError } from '@qingyin/http-client';
import { sortByOrder, moveMutation } from '@qingyin/query-kit';
import { libraryKeys } from '../keys.ts';
import { userPlaylistsQuery } from '../user-playlists.ts';
import { rearrangePlaylists } from './rearrange-playlists.ts';

/**
 * Stores the order of the user's playlists, created and collected ones in one list
 * (docs/specification/contract/collecting.md#own-playlists).
 */
export const sendPlaylistOrder = async (order: readonly number[]) =>
  expectOk(
    await http.call(endpoints.library.playlistOrderUpdate, { params: { ids: JSON.stringify(order) } }),
  );

/**
 * Moves playlists of the user with id `uid`: optimistic update; a refused move is rolled back without affecting
 * others.
 */
export const movePlaylistsMutation = moveMutation({
  mutationKey: libraryKeys.movePlaylists(),
  idsOf: (client, uid) => (client.getQueryData(userPlaylistsQuery(uid).queryKey) ?? []).map(({ id }) => id),
  send: (_uid, order) => sendPlaylistOrder(order),
  show: (client, uid, arrange) =>
    rearrangePlaylists(client, uid, (lists) => sortByOrder(lists, arrange(lists.map(({ id }) => id)))),
  failed: (client, uid, error) => {
    if (isApiError(error) && error.kind === 'failure') return;
    void client.invalidateQueries({ queryKey: userPlaylistsQuery(uid).queryKey, exact: true });
  },
});
