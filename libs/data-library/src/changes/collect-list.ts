import { endpoints } from '@qingyin/contract';
import { expectOk, http } from '@qingyin/http-client';
import { mutationOptions } from '@tanstack/react-query';
import { libraryKeys } from '../keys.ts';
import { inTurn } from './list-change.ts';
import { sendListOrder } from './move-lists.ts';

export interface CollectListVariables {
  id: number;
  collect: boolean;
  /** how all playlists of the user shall stand then: one that is collected anew would come on top */
  order?: readonly number[];
}

/** Collects a playlist of somebody else, or gives it back. What shows it is the caller's (`hideList`). */
export const collectListMutation = () =>
  mutationOptions({
    scope: inTurn,
    mutationFn: async ({ id, collect, order }: CollectListVariables) => {
      const params = { id: String(id), t: collect ? (1 as const) : (2 as const) };
      expectOk(await http.call(endpoints.music.playlistSubscribe, { params }));
      // Its place is less than the list itself: what is asked for anew then shows where it stands.
      if (order) await sendListOrder(order).catch(() => undefined);
    },
    onSuccess: (_done, { id }, _result, { client }) => {
      void client.invalidateQueries({ queryKey: libraryKeys.playlists() });
      void client.invalidateQueries({ queryKey: libraryKeys.playlistPage(String(id)) });
    },
  });
