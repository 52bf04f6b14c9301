import { queryRoots } from '@qingyin/query-kit';
import { mutationOptions } from '@tanstack/react-query';
import { libraryKeys } from '../keys.ts';
import { changeTracks, type TrackChange } from './change-tracks.ts';

/**
 * Adds songs to a playlist, any number of them. Rejects with `ApiError` code 502 when they are in it already, 401
 * when it is not the user's, 404 when it is gone.
 */
export const addTracksMutation = () =>
  mutationOptions({
    mutationFn: ({ playlistId, trackIds }: Omit<TrackChange, 'op'>) =>
      changeTracks({ op: 'add', playlistId, trackIds }),
    meta: { invalidates: [libraryKeys.playlists(), [queryRoots.music, 'playlist']] },
  });
