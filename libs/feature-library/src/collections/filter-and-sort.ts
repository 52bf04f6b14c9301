import { type Dictionary, createQueryFilter } from '@qingyin/text';
import type { CollectionSort } from './collection-sort.ts';

/** Search query and sort order of a collection. */
export interface CollectionFilter {
  /** trimmed */
  query: string;
  sort: CollectionSort;
}

interface Texts<Thing> {
  textsOf: (item: Thing) => readonly string[];
  nameOf: (item: Thing) => string;
  makersOf: (item: Thing) => string;
}

/**
 * Filters `items` by the query and sorts the rest. Equal keys stay newest first; items without a maker come last.
 */
export function filterAndSort<Thing extends object>(
  items: readonly Thing[],
  { query, sort }: CollectionFilter,
  { textsOf, nameOf, makersOf }: Texts<Thing>,
  locale: string,
  dictionary?: Dictionary,
): readonly Thing[] {
  const found = query === '' ? items : items.filter(createQueryFilter(query, textsOf, dictionary));
  if (sort === 'newest') return found;
  const keyOf = sort === 'name' ? nameOf : makersOf;
  const { compare } = new Intl.Collator(locale, { numeric: true });
  return found
    .map((item) => ({ thing: item, key: keyOf(item) }))
    .sort((a, b) => Number(a.key === '') - Number(b.key === '') || compare(a.key, b.key))
    .map(({ thing }) => thing);
}
