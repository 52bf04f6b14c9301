import { endpoints, type Playlist } from '@qingyin/contract';
import { expectOk, http } from '@qingyin/http-client';
import { staleTime } from '@qingyin/query-kit';
import { queryOptions } from '@tanstack/react-query';
import { hiddenLists } from './changes/hidden-lists.ts';
import { libraryKeys } from './keys.ts';

/** More lists than anybody has; the contract pages by offset. */
const ALL_LISTS = 1000;

/** A user's own playlists, the liked songs first, then the collected ones (contract page, 4.10). */
export const userPlaylistsQuery = (uid: string) =>
  queryOptions({
    queryKey: libraryKeys.userPlaylists(uid),
    queryFn: async ({ signal, client }): Promise<Playlist[]> => {
      const params = { uid, limit: ALL_LISTS, offset: 0 };
      const { playlist } = expectOk(await http.call(endpoints.library.userPlaylist, { params, signal }));
      const hidden = hiddenLists(client);
      return playlist.filter(({ id }) => !hidden.has(id));
    },
    staleTime: staleTime.minutes(5),
  });
