import { correctedQuery } from '@qingyin/data-music';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { ResultSearch } from '../search-params.ts';
import { resultsQueries } from './results-queries.ts';

/** The query that the service suggests for the first page of a search, and whether that page has no results. */
export function useCorrection({ type, query, page }: ResultSearch): {
  corrected: string | undefined;
  empty: boolean;
} {
  const { data } = useSuspenseQuery(resultsQueries[type](query, page));
  return {
    corrected: page === 1 ? correctedQuery(data.reminder) : undefined,
    empty: data.items.length === 0,
  };
}
