import { type PlaylistDetail, type Track } from '@qingyin/contract';
import { type QueryClient } from '@tanstack/react-query';
import { musicKeys } from '../keys.ts';
import { playlistQuery } from '../playlist-queries.ts';

/** A song of a playlist with its metadata. */
export type PlaylistEntry = PlaylistDetail['trackIds'][number];

/** Cached songs of a playlist in their order; null when the playlist is not cached. */
export const playlistEntries = (client: QueryClient, id: string): readonly PlaylistEntry[] | null =>
  client.getQueryData(playlistQuery(id).queryKey)?.playlist.trackIds ?? null;

/**
 * Optimistic update: reorders, adds or removes songs of a cached playlist. Loaded songs stay available; slices are
 * removed from the cache, because their offsets do not match afterwards. Does nothing while the playlist is not
 * cached.
 */
export async function updatePlaylistEntries(
  client: QueryClient,
  id: string,
  arrange: (entries: readonly PlaylistEntry[]) => PlaylistEntry[],
): Promise<void> {
  const { queryKey } = playlistQuery(id);
  // A pending answer would restore the old order.
  await client.cancelQueries({ queryKey, exact: true });
  const slices = { queryKey: musicKeys.playlistSlices(id) };
  client.setQueryData(queryKey, (answer) => {
    if (!answer) return answer;
    const { playlist } = answer;
    const trackIds = arrange(playlist.trackIds);
    const trackCount = playlist.trackCount + trackIds.length - playlist.trackIds.length;
    const sliced = client.getQueriesData<Track[]>(slices).flatMap(([, tracks]) => tracks ?? []);
    const known = new Map([...answer.tracks, ...sliced].map((track) => [track.id, track]));
    return { playlist: { ...playlist, trackIds, trackCount }, tracks: [...known.values()] };
  });
  client.removeQueries(slices);
}
