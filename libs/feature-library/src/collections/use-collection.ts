import { useLingui } from '@lingui/react/macro';
import { type Collected, type CollectionKind, collectionQuery, readCollection } from '@qingyin/data-library';
import { useDictionary } from '@qingyin/media-kit';
import type { Dictionary } from '@qingyin/text';
import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { arrange, type Wish } from './arrange.ts';
import type { CollectionFacts } from './facts.ts';

/** Cards on a page: full rows in 2, 3, 4, 6 and 8 columns. */
export const CARDS_A_PAGE = 48;

export interface ShownCollection<Thing> {
  /** nothing is collected at all */
  empty: boolean;
  /** those of this page */
  things: readonly Thing[];
  /** those that are found, on all pages; null while nobody knows */
  count: number | null;
  /** the one that is shown: the wanted one, or the last there is */
  page: number;
  pages: number;
  /** more is on its way */
  waiting: boolean;
  /** more did not come */
  error: Error | null;
  retry: () => void;
  dictionary: Dictionary | undefined;
}

interface Options extends Wish {
  page: number;
  /** somebody is about to search: all of it will be wanted */
  ahead: boolean;
}

/** One page of a collection as it is wanted. What is searched or sorted is the whole of it, fetched for that. */
export function useCollection<Kind extends CollectionKind>(
  facts: CollectionFacts<Kind>,
  { words, sort, page, ahead }: Options,
): ShownCollection<Collected[Kind]> {
  const { i18n } = useLingui();
  const query = useSuspenseInfiniteQuery(collectionQuery(facts.kind));
  const { hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = query;
  const { things, count, complete } = useMemo(() => readCollection(query.data), [query.data]);
  const { dictionary, coming } = useDictionary(words !== '');

  const wantsAll = words !== '' || sort !== 'newest';
  const enough = complete || (!wantsAll && things.length >= page * CARDS_A_PAGE);
  const asks = (ahead || !enough) && hasNextPage && !isFetching && !isFetchNextPageError;
  const loaded = query.data.pages.length;
  useEffect(() => {
    if (asks) void fetchNextPage();
    // Also after a page that was there before anybody saw it coming.
  }, [asks, loaded, fetchNextPage]);

  const known = complete || !wantsAll;
  const found = useMemo(
    () => (known ? arrange(things, { words, sort }, facts, i18n.locale, dictionary) : []),
    [known, things, words, sort, facts, i18n.locale, dictionary],
  );
  const total = wantsAll ? found.length : count;
  const pages = known ? Math.max(1, Math.ceil(total / CARDS_A_PAGE)) : page;
  const shownPage = Math.min(page, pages);
  // What is not found may yet be found by its reading.
  const unsure = coming && found.length === 0;
  return {
    empty: complete && things.length === 0,
    things: found.slice((shownPage - 1) * CARDS_A_PAGE, shownPage * CARDS_A_PAGE),
    count: known && !unsure ? total : null,
    page: shownPage,
    pages,
    waiting: (!enough && !isFetchNextPageError) || unsure,
    error: enough ? null : query.isFetchNextPageError ? query.error : null,
    retry: () => void fetchNextPage(),
    dictionary,
  };
}
