import { endpoints } from '@qingyin/contract';
import { expectOk, http } from '@qingyin/http-client';
import { mutationOptions } from '@tanstack/react-query';
import { changeTracks, ignoreAlreadyIn } from './change-tracks.ts';
import {
  playlistMutationScope,
  type PlaylistTracksChange,
  invalidatePlaylist,
} from './invalidate-playlist.ts';

/**
 * Removes any number of songs from a playlist. Rejects with `ApiError` code 401 when it belongs to another user.
 */
export const removeTracksMutation = () =>
  mutationOptions({
    scope: playlistMutationScope,
    mutationFn: (change: PlaylistTracksChange) => changeTracks({ ...change, op: 'del' }),
    onSuccess: (_done, change, _result, { client }) => invalidatePlaylist(client, change),
  });

export interface RestoreVariables extends PlaylistTracksChange {
  /** ids of all songs of the playlist in the order to restore; songs that are not listed keep their positions */
  order: readonly number[];
}

/**
 * Undoes a removal: adds the songs (the contract puts them on top), then stores the order
 * (docs/specification/contract/collecting.md#own-playlists).
 */
export const restoreTracksMutation = () =>
  mutationOptions({
    scope: playlistMutationScope,
    mutationFn: async ({ order, ...change }: RestoreVariables) => {
      await changeTracks({ ...change, op: 'add' }).catch(ignoreAlreadyIn);
      const params = { pid: String(change.playlistId), ids: JSON.stringify(order) };
      expectOk(await http.call(endpoints.library.songOrderUpdate, { params }));
    },
    onSuccess: (_done, change, _result, { client }) => invalidatePlaylist(client, change),
  });
