import { mutationOptions } from '@tanstack/react-query';
import { changeTracks } from './change-tracks.ts';
import { inTurn, type ListChange, spoil } from './list-change.ts';

/**
 * Adds songs to a playlist, any number of them. Rejects with `ApiError` code 502 when they are in it already, 401
 * when it is not the user's, 404 when it is gone.
 */
export const addTracksMutation = () =>
  mutationOptions({
    scope: inTurn,
    mutationFn: (change: ListChange) => changeTracks({ ...change, op: 'add' }),
    onSuccess: (_done, change, _result, { client }) => spoil(client, change),
  });
