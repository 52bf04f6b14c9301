import { capabilitiesQuery } from '@qingyin/data-account';
import { playlistQuery } from '@qingyin/data-music';
import type { ScreenLoadArgs } from '@qingyin/routing';

/** Waits for the list. Never rejects: the page says what went wrong. */
export async function loadEditSongList({
  queryClient,
  preload,
  search: { id },
}: ScreenLoadArgs<'/edit-song-list'>): Promise<void> {
  // A link that is only hovered gets the page's first view, no more.
  if (!preload) void queryClient.prefetchQuery(capabilitiesQuery());
  if (id !== undefined) await queryClient.prefetchQuery(playlistQuery(id));
}
