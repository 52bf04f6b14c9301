import { capabilitiesQuery } from '@qingyin/data-account';
import { cloudQuery, likedIdsQuery } from '@qingyin/data-library';
import { prefetchTable } from '@qingyin/media-kit';
import type { ScreenLoadArgs } from '@qingyin/routing';

/** Asks for the first songs of the disk, and for the code that shows them, and does not wait: the page has a skeleton. */
export function loadCloud({ queryClient, preload, loggedIn, userId }: ScreenLoadArgs<'/cloud'>): void {
  if (!loggedIn || userId === null) return;
  prefetchTable(queryClient);
  void queryClient.prefetchInfiniteQuery(cloudQuery(userId));
  // Where it is lost, the page asks itself.
  import('./CloudBody.tsx').catch(() => undefined);
  // A link that is only hovered gets the page's first view, no more.
  if (preload) return;
  void queryClient.prefetchQuery(capabilitiesQuery());
  void queryClient.prefetchQuery(likedIdsQuery(userId));
}
