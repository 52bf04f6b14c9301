import { prefetchTableSettings } from '@qingyin/track-list';
import { capabilitiesQuery } from '@qingyin/data-account';
import { cloudQuery, likedIdsQuery } from '@qingyin/data-library';
import type { ScreenLoadArgs } from '@qingyin/routing';

/**
 * Route loader: prefetches the first page of the cloud disk and the code that renders it, without waiting, because
 * the page has a skeleton.
 */
export function loadCloud({ queryClient, preload, loggedIn, userId }: ScreenLoadArgs<'/cloud'>): void {
  if (!loggedIn || userId === null) return;
  prefetchTableSettings(queryClient);
  void queryClient.prefetchInfiniteQuery(cloudQuery(userId));
  // A failed import is ignored; the page imports the code again.
  import('./CloudBody.tsx').catch(() => undefined);
  // A preload (hovered link) fetches only what the first view needs.
  if (preload) return;
  void queryClient.prefetchQuery(capabilitiesQuery());
  void queryClient.prefetchQuery(likedIdsQuery(userId));
}
