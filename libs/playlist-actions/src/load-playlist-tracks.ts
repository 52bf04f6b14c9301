import { createSlicedPlaylist } from '@qingyin/track-actions';
import type { Track } from '@qingyin/contract';
import { playlistQuery } from '@qingyin/data-music';
import type { QueryClient } from '@tanstack/react-query';

/**
 * All songs of a playlist of any length.
 *
 * @throws if a slice cannot be fetched
 */
export async function loadPlaylistTracks(queryClient: QueryClient, id: number): Promise<Track[]> {
  const { playlist, tracks } = await queryClient.fetchQuery(playlistQuery(String(id)));
  const list = createSlicedPlaylist(queryClient, playlist, tracks);
  return list.load(0, list.count);
}
