import { featuredPlaylistQuery, hotCategoriesQuery, playlistSquareQuery } from '@qingyin/data-music';
import type { ScreenLoadArgs } from '@qingyin/routing';
import { filterOf } from './filter.ts';

/** Asks for all parts of the page at once and waits for none: each has its own place to wait in. */
export function loadSongList({ queryClient, search }: ScreenLoadArgs<'/find-music/song-list'>): void {
  const filter = filterOf(search);
  void queryClient.prefetchQuery(featuredPlaylistQuery(filter.cat));
  void queryClient.prefetchQuery(playlistSquareQuery(filter));
  void queryClient.prefetchQuery(hotCategoriesQuery());
}
