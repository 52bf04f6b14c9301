import { featuredPlaylistQuery, hotCategoriesQuery, playlistSquareQuery } from '@qingyin/data-music';
import type { ScreenLoadArgs } from '@qingyin/routing';
import { filterOf } from './song-list-search.ts';

/** Route loader: prefetches all parts and waits for none, since each has its own skeleton. */
export function loadSongList({ queryClient, search }: ScreenLoadArgs<'/find-music/song-list'>): void {
  const filter = filterOf(search);
  void queryClient.prefetchQuery(featuredPlaylistQuery(filter.cat));
  void queryClient.prefetchQuery(playlistSquareQuery(filter));
  void queryClient.prefetchQuery(hotCategoriesQuery());
}
