import { playlistQuery } from '@qingyin/data-music';
import { commentListQuery, threadOf } from '@qingyin/data-social';
import type { QueryClient } from '@tanstack/react-query';

/** Waits for the list itself, not for what people wrote about it. Never rejects: the page says what went wrong. */
export async function loadPlaylist(queryClient: QueryClient, id: string, preload: boolean): Promise<void> {
  // A link that is only hovered gets the page's first view, no more.
  if (!preload) void queryClient.prefetchInfiniteQuery(commentListQuery(threadOf('playlist', id), 'best'));
  await queryClient.prefetchQuery(playlistQuery(id));
}
