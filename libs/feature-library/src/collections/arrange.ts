import { type Dictionary, wordsIn } from '@qingyin/text';
import type { CollectionSort } from './collection-sort.ts';

export interface Wish {
  /** trimmed */
  words: string;
  sort: CollectionSort;
}

interface Texts<Thing> {
  textsOf: (thing: Thing) => readonly string[];
  nameOf: (thing: Thing) => string;
  makersOf: (thing: Thing) => string;
}

/** Those things that hold the words, in the wanted order; equal ones stay newest first, and what is by nobody stands last. */
export function arrange<Thing extends object>(
  things: readonly Thing[],
  { words, sort }: Wish,
  { textsOf, nameOf, makersOf }: Texts<Thing>,
  locale: string,
  dictionary?: Dictionary,
): readonly Thing[] {
  const found = words === '' ? things : things.filter(wordsIn(words, textsOf, dictionary));
  if (sort === 'newest') return found;
  const keyOf = sort === 'name' ? nameOf : makersOf;
  const { compare } = new Intl.Collator(locale, { numeric: true });
  return found
    .map((thing) => ({ thing, key: keyOf(thing) }))
    .sort((a, b) => Number(a.key === '') - Number(b.key === '') || compare(a.key, b.key))
    .map(({ thing }) => thing);
}
