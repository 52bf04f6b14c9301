import { playlistQuery } from '@qingyin/data-music';
import { commentListQuery, threadOf } from '@qingyin/data-social';
import type { QueryClient } from '@tanstack/react-query';

/** Route loader: waits for the playlist, not for its comments. Never rejects: the page shows the error. */
export async function loadPlaylist(queryClient: QueryClient, id: string, preload: boolean): Promise<void> {
  // First, because few calls are sent at once.
  const playlist = queryClient.prefetchQuery(playlistQuery(id));
  // A preload (hovered link) fetches only what the first view needs.
  if (!preload) void queryClient.prefetchInfiniteQuery(commentListQuery(threadOf('playlist', id), 'best'));
  await playlist;
}
