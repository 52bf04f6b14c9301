import { bestMatchesQuery, searchHotQuery } from '@qingyin/data-music';
import type { SearchType } from '@qingyin/routing';
import type { QueryClient } from '@tanstack/react-query';
import { resultsQueries } from './results/results-queries.ts';
import { normalizeQuery } from './search-params.ts';

interface SearchLoadArgs {
  queryClient: QueryClient;
  params: { type: SearchType };
  search: { keywords?: string; page?: number };
}

/** Route loader: prefetches results and best matches without waiting; title and tabs show at once. */
export function loadSearch({ queryClient, params: { type }, search }: SearchLoadArgs): void {
  const query = normalizeQuery(search.keywords);
  if (query === '') return void queryClient.prefetchQuery(searchHotQuery());
  // The overview asks for its other blocks itself.
  void queryClient.prefetchQuery(resultsQueries[type === 'all' ? 'song' : type](query, search.page ?? 1));
  void queryClient.prefetchQuery(bestMatchesQuery(query));
}
