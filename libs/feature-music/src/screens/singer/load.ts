import { artistListQuery } from '@qingyin/data-music';
import type { QueryClient } from '@tanstack/react-query';
import { parseSingerFilter, type SingerSearch } from './singer-filter.ts';

/** Route loader: prefetches the first artists without waiting; the filters show at once. */
export function loadSingers(queryClient: QueryClient, search: SingerSearch): void {
  void queryClient.prefetchInfiniteQuery(artistListQuery(parseSingerFilter(search)));
}
