import { latestAlbumsQuery, latestSongsQuery } from '@qingyin/data-music';
import type { QueryClient } from '@tanstack/react-query';
import { parseLatestRegion, songTypeOf, type LatestSearch } from './latest-region.ts';

/** Route loader: prefetches what the URL shows, without waiting; tabs and filters show at once. */
export function loadLatestMusic(queryClient: QueryClient, { view, area }: LatestSearch): void {
  const region = parseLatestRegion(area);
  if (view === 'albums') void queryClient.prefetchInfiniteQuery(latestAlbumsQuery(region));
  else void queryClient.prefetchQuery(latestSongsQuery(songTypeOf(region)));
}
