import { searchTypes, useRouter, useRouterState } from '@qingyin/routing';
import { useCallback } from 'react';
import { rememberSearch } from './search-history.ts';

/** Query of the search page; undefined on every other page. */
export function useSearchedQuery(): string | undefined {
  return useRouterState({
    select: ({ location }) =>
      typeOf(location.pathname) === undefined ? undefined : location.search.keywords,
  });
}

/**
 * Returns a function that opens the search page for a query, with the result type of the current search page, else
 * with the overview.
 */
export function useSearch(): (query: string) => void {
  const router = useRouter();
  return useCallback(
    (query) => {
      rememberSearch(query);
      void router.navigate({
        to: '/search-detail/$type',
        params: { type: typeOf(router.state.location.pathname) ?? 'all' },
        search: { keywords: query },
      });
    },
    [router],
  );
}

function typeOf(pathname: string) {
  const [, page, type] = pathname.split('/');
  return page === 'search-detail' ? (searchTypes.find((each) => each === type) ?? 'song') : undefined;
}
