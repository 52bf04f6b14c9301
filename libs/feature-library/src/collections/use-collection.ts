import { useDictionary } from '@qingyin/list-layout';
import { useLingui } from '@lingui/react/macro';
import { type Collected, type CollectionKind, collectionQuery, readCollection } from '@qingyin/data-library';
import type { Dictionary } from '@qingyin/text';
import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { filterAndSort, type CollectionFilter } from './filter-and-sort.ts';
import type { CollectionDefinition } from './collection-definition.ts';

/** Cards per page: full rows with 2, 3, 4, 6 and 8 columns. */
export const CARDS_PER_PAGE = 48;

/** One page of a collection with its loading state. */
export interface CollectionPageState<Thing> {
  /** whether nothing is collected at all */
  empty: boolean;
  /** items of this page */
  items: readonly Thing[];
  /** number of matching items on all pages; null while unknown */
  count: number | null;
  /** page that is shown: the requested one, at most the last */
  page: number;
  pages: number;
  /** whether more is loading */
  isLoading: boolean;
  /** why loading more failed */
  error: Error | null;
  retry: () => void;
  dictionary: Dictionary | undefined;
}

interface Options extends CollectionFilter {
  page: number;
  /** whether to fetch the whole collection in advance, because a search is about to start */
  ahead: boolean;
}

/**
 * One page of a collection, filtered and sorted. A search or a sort order other than `newest` applies to the whole
 * collection, so all its pages are fetched first.
 */
export function useCollection<Kind extends CollectionKind>(
  facts: CollectionDefinition<Kind>,
  { query, sort, page, ahead }: Options,
): CollectionPageState<Collected[Kind]> {
  const { i18n } = useLingui();
  const collection = useSuspenseInfiniteQuery(collectionQuery(facts.kind));
  const { hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = collection;
  const { entries, count, complete } = useMemo(() => readCollection(collection.data), [collection.data]);
  const { dictionary, coming } = useDictionary(query !== '');

  const wantsAll = query !== '' || sort !== 'newest';
  const enough = complete || (!wantsAll && entries.length >= page * CARDS_PER_PAGE);
  const asks = (ahead || !enough) && hasNextPage && !isFetching && !isFetchNextPageError;
  const loaded = collection.data.pages.length;
  useEffect(() => {
    if (asks) void fetchNextPage();
    // `loaded` is a dependency for pages that arrive without a render in which `isFetching` was true.
  }, [asks, loaded, fetchNextPage]);

  const known = complete || !wantsAll;
  const found = useMemo(
    () => (known ? filterAndSort(entries, { query, sort }, facts, i18n.locale, dictionary) : []),
    [known, entries, query, sort, facts, i18n.locale, dictionary],
  );
  const total = wantsAll ? found.length : count;
  const pages = known ? Math.max(1, Math.ceil(total / CARDS_PER_PAGE)) : page;
  const shownPage = Math.min(page, pages);
  // While the pinyin dictionary loads, an empty result is not final.
  const unsure = coming && found.length === 0;
  return {
    empty: complete && entries.length === 0,
    items: found.slice((shownPage - 1) * CARDS_PER_PAGE, shownPage * CARDS_PER_PAGE),
    count: known && !unsure ? total : null,
    page: shownPage,
    pages,
    isLoading: (!enough && !isFetchNextPageError) || unsure,
    error: enough ? null : collection.isFetchNextPageError ? collection.error : null,
    retry: () => void fetchNextPage(),
    dictionary,
  };
}
