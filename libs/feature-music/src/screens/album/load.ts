import { albumDynamicQuery, albumQuery } from '@qingyin/data-music';
import { commentListQuery, threadOf } from '@qingyin/data-social';
import type { QueryClient } from '@tanstack/react-query';

/** Route loader: waits for the album, not for counts and comments. Never rejects: the page shows the error. */
export async function loadAlbum(queryClient: QueryClient, id: string, preload: boolean): Promise<void> {
  // First, because few calls are sent at once.
  const album = queryClient.prefetchQuery(albumQuery(id));
  // A preload (hovered link) fetches only what the first view needs.
  if (!preload) {
    void queryClient.prefetchQuery(albumDynamicQuery(id));
    void queryClient.prefetchInfiniteQuery(commentListQuery(threadOf('album', id), 'best'));
  }
  await album;
}
