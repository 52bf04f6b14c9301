import { endpoints } from '@qingyin/contract';
import { expectOk, http, isApiError } from '@qingyin/http-client';
import { inOrderOf, movesMutation } from '@qingyin/query-kit';
import { libraryKeys } from '../keys.ts';
import { userPlaylistsQuery } from '../playlists.ts';
import { arrangeLists } from './arrange-lists.ts';

/** Tells the service in which order the user's playlists stand, created and collected ones in one (contract page, 3.4). */
export const sendListOrder = async (order: readonly number[]) =>
  expectOk(
    await http.call(endpoints.library.playlistOrderUpdate, { params: { ids: JSON.stringify(order) } }),
  );

/** Moves playlists among those of a user, whose `uid` is the id: shown at once, a refused move goes and no other. */
export const moveListsMutation = movesMutation({
  mutationKey: libraryKeys.moveLists(),
  idsOf: (client, uid) => (client.getQueryData(userPlaylistsQuery(uid).queryKey) ?? []).map(({ id }) => id),
  send: (_uid, order) => sendListOrder(order),
  show: (client, uid, arrange) =>
    arrangeLists(client, uid, (lists) => inOrderOf(lists, arrange(lists.map(({ id }) => id)))),
  failed: (client, uid, error) => {
    if (isApiError(error) && error.kind === 'failure') return;
    void client.invalidateQueries({ queryKey: userPlaylistsQuery(uid).queryKey, exact: true });
  },
});
