import { wordsIn } from '@qingyin/text';
import { useDeferredValue, useMemo, useState } from 'react';
import { useDictionary } from '../track-list/use-dictionary.ts';

/** Filter query of a list and the matching items. */
export interface NameFilter<Item> {
  /** the query as typed */
  words: string;
  filterBy: (words: string) => void;
  /** the matching items */
  shown: readonly Item[];
  /** number of matches; null while no filter is active, or while the pinyin dictionary loads and nothing matches yet */
  hits: number | null;
}

/**
 * Filters items by a typed query, in pinyin too.
 *
 * @param textsOf texts that are searched; must be a stable function
 */
export function useNameFilter<Item extends object>(
  items: readonly Item[],
  textsOf: (item: Item) => readonly string[],
): NameFilter<Item> {
  const [words, filterBy] = useState('');
  const calm = useDeferredValue(words).trim();
  const { dictionary, coming } = useDictionary(calm !== '');
  const shown = useMemo(
    () => (calm === '' ? items : items.filter(wordsIn(calm, textsOf, dictionary))),
    [calm, items, textsOf, dictionary],
  );
  const unsure = coming && shown.length === 0;
  return { words, filterBy, shown, hits: calm !== '' && !unsure ? shown.length : null };
}
