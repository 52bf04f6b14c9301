import { videoCategoriesQuery, videoGroupsQuery, videosQuery } from '@qingyin/data-video';
import type { ScreenLoadArgs } from '@qingyin/routing';
import { selectionOf } from './video-selection.ts';

/** Route loader: prefetches videos and groups; for guests no recommendations. */
export function loadVideo({ queryClient, search, loggedIn }: ScreenLoadArgs<'/video'>): void {
  const { which, page } = selectionOf(search);
  if (which !== 'recommended' || loggedIn) void queryClient.prefetchQuery(videosQuery(which, page));
  void queryClient.prefetchQuery(videoCategoriesQuery());
  void queryClient.prefetchQuery(videoGroupsQuery());
}
