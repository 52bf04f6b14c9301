import { createQueryFilter } from '@qingyin/text';
import { useDeferredValue, useMemo, useState } from 'react';
import { useDictionary } from './use-dictionary.ts';

/** Filter query of a list and the matching items. */
export interface ListFilter<Item> {
  /** the query as typed */
  query: string;
  setQuery: (query: string) => void;
  /** the matching items */
  matches: readonly Item[];
  /** number of matches; null while no filter is active, or while the pinyin dictionary loads and nothing matches yet */
  matchCount: number | null;
}

/**
 * Filters items by a typed query, in pinyin too.
 *
 * @param textsOf texts that are searched; must be a stable function
 */
export function useListFilter<Item extends object>(
  items: readonly Item[],
  textsOf: (item: Item) => readonly string[],
): ListFilter<Item> {
  const [query, filterBy] = useState('');
  const calm = useDeferredValue(query).trim();
  const { dictionary, coming } = useDictionary(calm !== '');
  const shown = useMemo(
    () => (calm === '' ? items : items.filter(createQueryFilter(calm, textsOf, dictionary))),
    [calm, items, textsOf, dictionary],
  );
  const unsure = coming && shown.length === 0;
  return {
    query: query,
    setQuery: filterBy,
    matches: shown,
    matchCount: calm !== '' && !unsure ? shown.length : null,
  };
}
