import { playlistQuery } from '@qingyin/data-music';
import type { ScreenLoadArgs } from '@qingyin/routing';

/** Waits for the list. Never rejects: the page says what went wrong. */
export async function loadEditSongList({
  queryClient,
  search: { id },
}: ScreenLoadArgs<'/edit-song-list'>): Promise<void> {
  if (id !== undefined) await queryClient.prefetchQuery(playlistQuery(id));
}
