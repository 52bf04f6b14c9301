import { type Dictionary, createQueryFilter } from '@qingyin/text';
import type { CollectionSort } from './collection-sort.ts';

/** Search query and sort order of a collection. */
export interface CollectionFilter {
  /** trimmed */
  query: string;
  sort: CollectionSort;
}

interface Texts<Thing> {
  textsOf: (thing: Thing) => readonly string[];
  nameOf: (thing: Thing) => string;
  makersOf: (thing: Thing) => string;
}

/**
 * Filters `things` by the query and sorts the rest. Equal keys stay newest first; items without a maker come last.
 */
export function filterAndSort<Thing extends object>(
  things: readonly Thing[],
  { query, sort }: CollectionFilter,
  { textsOf, nameOf, makersOf }: Texts<Thing>,
  locale: string,
  dictionary?: Dictionary,
): readonly Thing[] {
  const found = query === '' ? things : things.filter(createQueryFilter(query, textsOf, dictionary));
  if (sort === 'newest') return found;
  const keyOf = sort === 'name' ? nameOf : makersOf;
  const { compare } = new Intl.Collator(locale, { numeric: true });
  return found
    .map((thing) => ({ thing, key: keyOf(thing) }))
    .sort((a, b) => Number(a.key === '') - Number(b.key === '') || compare(a.key, b.key))
    .map(({ thing }) => thing);
}
