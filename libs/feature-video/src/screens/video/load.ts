import { videoCategoriesQuery, videoGroupsQuery, videosQuery } from '@qingyin/data-video';
import type { ScreenLoadArgs } from '@qingyin/routing';
import { chosenOf } from './chosen.ts';

/** Asks for the videos and the words they are chosen by; nothing personal for a guest. */
export function loadVideo({ queryClient, search, loggedIn }: ScreenLoadArgs<'/video'>): void {
  const { which, page } = chosenOf(search);
  if (which !== 'recommended' || loggedIn) void queryClient.prefetchQuery(videosQuery(which, page));
  void queryClient.prefetchQuery(videoCategoriesQuery());
  void queryClient.prefetchQuery(videoGroupsQuery());
}
