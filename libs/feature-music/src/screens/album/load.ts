import { albumDynamicQuery, albumQuery } from '@qingyin/data-music';
import { commentListQuery, threadOf } from '@qingyin/data-social';
import type { QueryClient } from '@tanstack/react-query';

/** Waits for the album itself, not for what people did with it. Never rejects: the page says what went wrong. */
export async function loadAlbum(queryClient: QueryClient, id: string, preload: boolean): Promise<void> {
  // A link that is only hovered gets the page's first view, no more.
  if (!preload) {
    void queryClient.prefetchQuery(albumDynamicQuery(id));
    void queryClient.prefetchInfiniteQuery(commentListQuery(threadOf('album', id), 'best'));
  }
  await queryClient.prefetchQuery(albumQuery(id));
}
