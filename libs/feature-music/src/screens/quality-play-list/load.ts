import { premiumCategoriesQuery, premiumPlaylistsQuery } from '@qingyin/data-music';
import type { ScreenLoadArgs } from '@qingyin/routing';
import { categoryOf } from './category.ts';

type LoadArgs = ScreenLoadArgs<'/find-music/quality-play-list/$id'>;

/** Route loader: prefetches playlists and categories, without waiting. */
export function loadQualityPlaylists({ queryClient, params }: LoadArgs): void {
  void queryClient.prefetchInfiniteQuery(premiumPlaylistsQuery(categoryOf(params.id)));
  void queryClient.prefetchQuery(premiumCategoriesQuery());
}
