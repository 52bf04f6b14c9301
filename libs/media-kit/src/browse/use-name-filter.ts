import { wordsIn } from '@qingyin/text';
import { useDeferredValue, useMemo, useState } from 'react';
import { useDictionary } from '../songs/use-dictionary.ts';

export interface NameFilter<Item> {
  /** as they are typed */
  words: string;
  filterBy: (words: string) => void;
  /** what is left */
  shown: readonly Item[];
  /** how many are left; null while no filter is at work, or while pinyin is not understood yet and nothing was found */
  hits: number | null;
}

/** Leaves of some things those whose texts hold what is typed, in pinyin too. `textsOf` must stay the same function. */
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
