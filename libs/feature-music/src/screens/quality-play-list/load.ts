import { premiumCategoriesQuery, premiumPlaylistsQuery } from '@qingyin/data-music';
import type { ScreenLoadArgs } from '@qingyin/routing';
import { categoryOf } from './category.ts';

type LoadArgs = ScreenLoadArgs<'/find-music/quality-play-list/$id'>;

/** Asks for the lists and the words they are found under, and waits for neither. */
export function loadQualityPlaylists({ queryClient, params }: LoadArgs): void {
  void queryClient.prefetchInfiniteQuery(premiumPlaylistsQuery(categoryOf(params.id)));
  void queryClient.prefetchQuery(premiumCategoriesQuery());
}
