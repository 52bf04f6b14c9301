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
import { blockOrderQuery } from './block-order/block-order-query.ts';

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
    queryClient.prefetchQuery(bannersQuery()),
    queryClient.prefetchQuery(publicPlaylistsQuery()),
    queryClient.prefetchQuery(blockOrderQuery()),
    loggedIn && queryClient.prefetchQuery(recommendedPlaylistsQuery()),
    loggedIn &&
      userId !== null &&
      loadOwnBlocks()
        .then(({ loadContinueDevices }) => loadContinueDevices(queryClient, userId))
        .catch(() => undefined),
  ]);
  if (loggedIn) void queryClient.prefetchQuery(dailySongsQuery());
  void queryClient.prefetchQuery(newSongsQuery());
  void queryClient.prefetchQuery(privateContentQuery());
  void queryClient.prefetchQuery(recommendedMvsQuery());
  if (loggedIn && userId !== null) void queryClient.prefetchQuery(likedIdsQuery(userId));
  await top;
}
