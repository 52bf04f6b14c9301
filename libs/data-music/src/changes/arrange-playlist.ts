import { type PlaylistDetail, type Track } from '@qingyin/contract';
import { type QueryClient } from '@tanstack/react-query';
import { musicKeys } from '../keys.ts';
import { playlistQuery } from '../playlist-queries.ts';

/** A song's place in a playlist. */
export type PlaylistEntry = PlaylistDetail['trackIds'][number];

/** The songs of a playlist in their order, as far as the cache knows it; null when it does not. */
export const playlistEntries = (client: QueryClient, id: string): readonly PlaylistEntry[] | null =>
  client.getQueryData(playlistQuery(id).queryKey)?.playlist.trackIds ?? null;

/**
 * Shows a playlist with other songs or in another order before the service has heard of it. Songs that are known stay
 * known; slices go, since they are counted by places that hold something else now. Without the list in the cache
 * nothing happens.
 */
export async function arrangePlaylist(
  client: QueryClient,
  id: string,
  arrange: (entries: readonly PlaylistEntry[]) => PlaylistEntry[],
): Promise<void> {
  const { queryKey } = playlistQuery(id);
  // An answer on its way would put the old order back.
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
