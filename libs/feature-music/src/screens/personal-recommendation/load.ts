import { likedIdsQuery } from '@qingyin/data-library';
import {
  bannersQuery,
  dailySongsQuery,
  newSongsQuery,
  publicPlaylistsQuery,
  privateContentQuery,
  recommendedMvsQuery,
  recommendedPlaylistsQuery,
} from '@qingyin/data-music';
import type { QueryClient } from '@tanstack/react-query';
import { loadOwnBlocks } from './blocks/load-own-blocks.ts';
import { homeLayoutQuery } from './block-order/block-order-query.ts';

interface HomeLoadArgs {
  queryClient: QueryClient;
  loggedIn: boolean;
  userId: string | null;
}

/**
 * Route loader: prefetches the data of all blocks and waits for the top of the page. Never rejects: a failed block
 * shows its error.
 */
export async function loadHome({ queryClient, loggedIn, userId }: HomeLoadArgs): Promise<void> {
  // First, because few calls are sent at once.
  const top = Promise.all([
    queryClient.prefetchQuery(homeLayoutQuery()),
    loggedIn &&
      userId !== null &&
      loadOwnBlocks().then(({ loadOwnMusic }) => loadOwnMusic(queryClient, userId)),
    queryClient.prefetchQuery(bannersQuery()),
    queryClient.prefetchQuery(publicPlaylistsQuery()),
    loggedIn && queryClient.prefetchQuery(recommendedPlaylistsQuery()),
  ]).catch(() => undefined);
  if (loggedIn) void queryClient.prefetchQuery(dailySongsQuery());
  void queryClient.prefetchQuery(newSongsQuery());
  void queryClient.prefetchQuery(privateContentQuery());
  void queryClient.prefetchQuery(recommendedMvsQuery());
  if (loggedIn && userId !== null) void queryClient.prefetchQuery(likedIdsQuery(userId));
  await top;
}
