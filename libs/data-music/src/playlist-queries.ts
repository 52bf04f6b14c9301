import { endpoints, toTracks, type PlaylistDetail, type Track } from '@qingyin/contract';
import { expectOk, http } from '@qingyin/http-client';
import { queryRoots, staleTime, subscriptionMutation } from '@qingyin/query-kit';
import { queryOptions } from '@tanstack/react-query';
import { musicKeys } from './keys.ts';

/** Most ids in one call: the contract allows about this many (docs/specification/contract/songs.md). */
export const TRACKS_PER_CALL = 500;

export interface PlaylistWithTracks {
  playlist: PlaylistDetail;
  /** loaded songs, initially the first ones in order; `playlist.trackIds` is complete */
  tracks: Track[];
}

/** A playlist. Rejects with `ApiError` code 404 (does not exist) or 401 (private and of another user). */
export const playlistQuery = (id: string) =>
  queryOptions({
    queryKey: musicKeys.playlist(id),
    queryFn: async ({ signal }): Promise<PlaylistWithTracks> => {
      const { playlist, privileges } = expectOk(
        await http.call(endpoints.music.playlistDetail, { params: { id }, signal }),
      );
      return { playlist, tracks: toTracks(playlist.tracks, privileges) };
    },
  });

/** A slice of a playlist's songs, in its order. */
export const playlistTracksQuery = (id: string, offset: number, limit: number = TRACKS_PER_CALL) =>
  queryOptions({
    queryKey: musicKeys.playlistTracks(id, offset, limit),
    queryFn: async ({ signal }): Promise<Track[]> => {
      const answer = await http.call(endpoints.music.playlistTracks, {
        params: { id, offset, limit },
        signal,
      });
      const { songs, privileges } = expectOk(answer);
      return toTracks(songs, privileges);
    },
    staleTime: staleTime.minutes(5),
  });

/** Songs by id, at most `TRACKS_PER_CALL`; unknown ids are left out (docs/specification/contract/songs.md). */
export const tracksByIdsQuery = (ids: readonly number[]) =>
  queryOptions({
    queryKey: musicKeys.tracks(ids),
    queryFn: async ({ signal }): Promise<Track[]> => {
      if (ids.length === 0) return [];
      const answer = await http.call(endpoints.music.songDetail, { params: { ids: ids.join() }, signal });
      const { songs, privileges } = expectOk(answer);
      return toTracks(songs, privileges);
    },
    staleTime: staleTime.minutes(5),
  });

export const relatedPlaylistsQuery = (id: string) =>
  queryOptions({
    queryKey: musicKeys.relatedPlaylists(id),
    queryFn: async ({ signal }) =>
      expectOk(await http.call(endpoints.music.playlistRelated, { params: { id }, signal })).data,
    staleTime: staleTime.minutes(10),
  });

/** Counts a playback of the whole playlist on the service. */
export async function countPlaylistPlay(id: string): Promise<void> {
  await http.call(endpoints.music.playlistUpdatePlaycount, { params: { id } });
}

/** Subscribes to a playlist or unsubscribes: optimistic update, rolled back when the service refuses. */
export const subscribePlaylistMutation = () =>
  subscriptionMutation<PlaylistWithTracks>({
    send: async (id, t) =>
      expectOk(await http.call(endpoints.music.playlistSubscribe, { params: { id, t } })),
    keyOf: musicKeys.playlist,
    read: ({ playlist }) => ({ subscribed: playlist.subscribed, count: playlist.subscribedCount }),
    write: (answer, { subscribed, count = answer.playlist.subscribedCount }) => ({
      ...answer,
      playlist: { ...answer.playlist, subscribed, subscribedCount: count },
    }),
    invalidates: [[queryRoots.library, 'playlists']],
  });
