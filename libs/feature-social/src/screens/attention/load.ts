import { capabilitiesQuery } from '@qingyin/data-account';
import { feedQuery, hotTopicsQuery } from '@qingyin/data-social';
import type { ScreenLoadArgs } from '@qingyin/routing';

/**
 * Route loader: waits for the first page of posts; does nothing for guests. Never rejects: the page shows the
 * error.
 */
export async function loadAttention({
  queryClient,
  preload,
  loggedIn,
}: Pick<ScreenLoadArgs<'/attention'>, 'queryClient' | 'preload' | 'loggedIn'>): Promise<void> {
  if (!loggedIn) return;
  // First, because few calls are sent at once.
  const feed = queryClient.prefetchInfiniteQuery(feedQuery());
  if (!preload) {
    void queryClient.prefetchQuery(capabilitiesQuery());
    void queryClient.prefetchQuery(hotTopicsQuery());
  }
  await feed;
}
