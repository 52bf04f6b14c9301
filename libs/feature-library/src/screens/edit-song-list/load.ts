import { capabilitiesQuery } from '@qingyin/data-account';
import { playlistQuery } from '@qingyin/data-music';
import type { ScreenLoadArgs } from '@qingyin/routing';

/** Route loader: waits for the playlist. Never rejects; the page shows the error. */
export async function loadEditPlaylist({
  queryClient,
  preload,
  search: { id },
}: ScreenLoadArgs<'/edit-song-list'>): Promise<void> {
  // A preload (hovered link) fetches only what the first view needs.
  if (!preload) void queryClient.prefetchQuery(capabilitiesQuery());
  if (id !== undefined) await queryClient.prefetchQuery(playlistQuery(id));
}
