import { searchTypes, useRouter, useRouterState } from '@qingyin/routing';
import { useCallback } from 'react';
import { rememberSearch } from './search-history.ts';

/** What the present page shows the hits of; undefined on every other page. */
export function useSearchedWords(): string | undefined {
  return useRouterState({
    select: ({ location }) =>
      typeOf(location.pathname) === undefined ? undefined : location.search.keywords,
  });
}

/** Leads to the hits of some words, in the kind that is looked at when hits are already there; else songs. */
export function useSearch(): (words: string) => void {
  const router = useRouter();
  return useCallback(
    (words) => {
      rememberSearch(words);
      void router.navigate({
        to: '/search-detail/$type',
        params: { type: typeOf(router.state.location.pathname) ?? 'song' },
        search: { keywords: words },
      });
    },
    [router],
  );
}

function typeOf(pathname: string) {
  const [, page, type] = pathname.split('/');
  return page === 'search-detail' ? (searchTypes.find((each) => each === type) ?? 'song') : undefined;
}
