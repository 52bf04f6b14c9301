import { endpoints, type Playlist } from '@qingyin/contract';
import { expectOk, http } from '@qingyin/http-client';
import { staleTime } from '@qingyin/query-kit';
import { queryOptions } from '@tanstack/react-query';
import { hiddenPlaylistIds } from './mutations/hidden-playlists.ts';
import { libraryKeys } from './keys.ts';

/** Page size; the contract paginates by offset. */
const LISTS_A_CALL = 1000;

/**
 * A user's playlists: liked songs first, then the other created ones, then the collected ones
 * (docs/specification/contract/social.md#homepage).
 */
export const userPlaylistsQuery = (uid: string) =>
  queryOptions({
    queryKey: libraryKeys.userPlaylists(uid),
    queryFn: async ({ signal, client }): Promise<Playlist[]> => {
      const lists: Playlist[] = [];
      let more: boolean;
      do {
        const params = { uid, limit: LISTS_A_CALL, offset: lists.length };
        const answer = expectOk(await http.call(endpoints.library.userPlaylist, { params, signal }));
        lists.push(...answer.playlist);
        // An empty page with `more` would be requested forever.
        more = answer.more && answer.playlist.length > 0;
      } while (more);
      const hidden = hiddenPlaylistIds(client);
      return lists.filter(({ id }) => !hidden.has(id));
    },
    staleTime: staleTime.minutes(5),
  });
