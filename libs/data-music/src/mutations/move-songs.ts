import { endpoints } from '@qingyin/contract';
import { expectOk, http, isApiError } from '@qingyin/http-client';
import { sortByOrder, moveMutation } from '@qingyin/query-kit';
import { updatePlaylistEntries, playlistEntries, type PlaylistEntry } from './update-playlist-entries.ts';
import { musicKeys } from '../keys.ts';
import { playlistQuery } from '../playlist-queries.ts';

const idsOf = (entries: readonly PlaylistEntry[]) => entries.map(({ id }) => id);

/**
 * Moves songs within a playlist of the user: optimistic update; a refused move is rolled back without affecting
 * later ones.
 */
export const moveSongsMutation = moveMutation({
  mutationKey: musicKeys.moveSongs(),
  idsOf: (client, id) => idsOf(playlistEntries(client, id) ?? []),
  send: async (pid, order) =>
    expectOk(
      await http.call(endpoints.library.songOrderUpdate, { params: { pid, ids: JSON.stringify(order) } }),
    ),
  show: (client, id, arrange) =>
    updatePlaylistEntries(client, id, (entries) => sortByOrder(entries, arrange(idsOf(entries)))),
  failed: (client, id, error) => {
    if (isApiError(error) && error.kind === 'failure') return;
    void client.invalidateQueries({ queryKey: playlistQuery(id).queryKey, exact: true });
  },
});
