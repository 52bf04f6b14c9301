import { capabilitiesQuery } from '@qingyin/data-account';
import { feedQuery, hotTopicsQuery } from '@qingyin/data-social';
import type { ScreenLoadArgs } from '@qingyin/routing';

/** Waits for the first posts; a guest has none. Never rejects: the page says what went wrong. */
export async function loadAttention({
  queryClient,
  preload,
  loggedIn,
}: Pick<ScreenLoadArgs<'/attention'>, 'queryClient' | 'preload' | 'loggedIn'>): Promise<void> {
  if (!loggedIn) return;
  if (!preload) {
    void queryClient.prefetchQuery(capabilitiesQuery());
    void queryClient.prefetchQuery(hotTopicsQuery());
  }
  await queryClient.prefetchInfiniteQuery(feedQuery());
}
