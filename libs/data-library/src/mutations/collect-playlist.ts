import { endpoints } from '@qingyin/contract';
import { expectOk, http } from '@qingyin/http-client';
import { mutationOptions } from '@tanstack/react-query';
import { libraryKeys } from '../keys.ts';
import { playlistMutationScope } from './invalidate-playlist.ts';
import { sendPlaylistOrder } from './move-playlists.ts';

export interface CollectPlaylistVariables {
  id: number;
  collect: boolean;
  /**
   * ids of all playlists of the user in the order to store afterwards; without it a newly collected playlist is
   * put on top
   */
  order?: readonly number[];
}

/**
 * Collects another user's playlist, or removes it from the collection. The caller updates the cache
 * (`hidePlaylist`).
 */
export const collectPlaylistMutation = () =>
  mutationOptions({
    scope: playlistMutationScope,
    mutationFn: async ({ id, collect, order }: CollectPlaylistVariables) => {
      const params = { id: String(id), t: collect ? (1 as const) : (2 as const) };
      expectOk(await http.call(endpoints.music.playlistSubscribe, { params }));
      // The position matters less than the playlist: when storing the order fails, the refetched list shows the
      // real order.
      if (order) await sendPlaylistOrder(order).catch(() => undefined);
    },
    onSuccess: (_done, { id }, _result, { client }) => {
      void client.invalidateQueries({ queryKey: libraryKeys.playlists() });
      void client.invalidateQueries({ queryKey: libraryKeys.playlistPage(String(id)) });
    },
  });
