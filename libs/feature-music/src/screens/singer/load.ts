import { artistListQuery } from '@qingyin/data-music';
import type { QueryClient } from '@tanstack/react-query';
import { readSingerFilter, type SingerSearch } from './singer-filter.ts';

/** Asks for the first artists; the filters do not wait for them. */
export function loadSingers(queryClient: QueryClient, search: SingerSearch): void {
  void queryClient.prefetchInfiniteQuery(artistListQuery(readSingerFilter(search)));
}
