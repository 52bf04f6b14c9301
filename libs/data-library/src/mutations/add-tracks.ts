import { mutationOptions } from '@tanstack/react-query';
import { changeTracks } from './change-tracks.ts';
import {
  playlistMutationScope,
  type PlaylistTracksChange,
  invalidatePlaylist,
} from './invalidate-playlist.ts';

/**
 * Adds any number of songs to a playlist. Rejects with `ApiError`: code 502 when the playlist contains all of them
 * already, 401 when the playlist belongs to another user, 404 when it does not exist.
 */
export const addTracksMutation = () =>
  mutationOptions({
    scope: playlistMutationScope,
    mutationFn: (change: PlaylistTracksChange) => changeTracks({ ...change, op: 'add' }),
    onSuccess: (_done, change, _result, { client }) => invalidatePlaylist(client, change),
  });
