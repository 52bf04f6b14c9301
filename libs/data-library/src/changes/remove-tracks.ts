import { endpoints } from '@qingyin/contract';
import { expectOk, http } from '@qingyin/http-client';
import { mutationOptions } from '@tanstack/react-query';
import { changeTracks, unlessAlreadyIn } from './change-tracks.ts';
import { inTurn, type ListChange, spoil } from './list-change.ts';

/** Takes songs out of a playlist, any number of them; rejects with `ApiError` code 401 when it is not the user's. */
export const removeTracksMutation = () =>
  mutationOptions({
    scope: inTurn,
    mutationFn: (change: ListChange) => changeTracks({ ...change, op: 'del' }),
    onSuccess: (_done, change, _result, { client }) => spoil(client, change),
  });

export interface RestoreVariables extends ListChange {
  /** all songs of the playlist as they shall stand; one that it does not name keeps its place */
  order: readonly number[];
}

/** Puts songs that were taken out back in at their places: the contract adds on top, the order follows (3.4). */
export const restoreTracksMutation = () =>
  mutationOptions({
    scope: inTurn,
    mutationFn: async ({ order, ...change }: RestoreVariables) => {
      await changeTracks({ ...change, op: 'add' }).catch(unlessAlreadyIn);
      const params = { pid: String(change.playlistId), ids: JSON.stringify(order) };
      expectOk(await http.call(endpoints.library.songOrderUpdate, { params }));
    },
    onSuccess: (_done, change, _result, { client }) => spoil(client, change),
  });
