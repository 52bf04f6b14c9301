import type { Track } from '@qingyin/contract';
import { playlistQuery } from '@qingyin/data-music';
import type { QueryClient } from '@tanstack/react-query';
import { createLongList } from '../long-list/long-list.ts';

/**
 * All songs of a playlist of any length.
 *
 * @throws if a slice cannot be fetched
 */
export async function loadListTracks(queryClient: QueryClient, id: number): Promise<Track[]> {
  const { playlist, tracks } = await queryClient.fetchQuery(playlistQuery(String(id)));
  const list = createLongList(queryClient, playlist, tracks);
  return list.load(0, list.count);
}
