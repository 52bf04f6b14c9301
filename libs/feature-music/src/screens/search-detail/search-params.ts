import type { LinkProps, SearchType } from '@qingyin/routing';

/** The service rejects longer queries. */
const KEYWORDS_MAX = 200;

/** Types of search results without the overview. */
export type ResultType = Exclude<SearchType, 'all'>;

/** Search in the URL: kind, query and page. */
export interface Search {
  type: SearchType;
  /** query, trimmed */
  query: string;
  /** from 1 */
  page: number;
  /** true: without the results of a suggested query in place of none */
  exact?: boolean;
}

/** Search for one kind of results. */
export interface ResultSearch extends Search {
  type: ResultType;
}

/** Whether a search is for one kind of results, not for the overview. */
export const isResultSearch = (search: Search): search is ResultSearch => search.type !== 'all';

/** Normalises a query: truncated to 200 characters and trimmed. */
export function normalizeQuery(keywords: string | undefined): string {
  return (keywords ?? '').slice(0, KEYWORDS_MAX).trim();
}

/** Link to the page of a result. */
export type ResultLink = Pick<LinkProps, 'params' | 'search'> & { to: NonNullable<LinkProps['to']> };

/** Link to a search; the first page is omitted. */
export function searchLink({
  type,
  query,
  page,
  exact,
}: Search): Pick<LinkProps, 'to' | 'params' | 'search'> {
  return {
    to: '/search-detail/$type',
    params: { type },
    search: { keywords: query, page: page > 1 ? page : undefined, exact: exact ? 'yes' : undefined },
  };
}
