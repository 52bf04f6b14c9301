import type { Track } from '@qingyin/contract';
import { playlistQuery } from '@qingyin/data-music';
import type { QueryClient } from '@tanstack/react-query';
import { createLongList } from '../long-list/long-list.ts';

/** All songs of a list of any length. Rejects when some of them do not come. */
export async function loadListTracks(queryClient: QueryClient, id: number): Promise<Track[]> {
  const { playlist, tracks } = await queryClient.fetchQuery(playlistQuery(String(id)));
  const list = createLongList(queryClient, playlist, tracks);
  return list.load(0, list.count);
}
