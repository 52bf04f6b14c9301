import type { LibraryInitial } from '@qingyin/contract';

/**
 * Counts the entries of a list in the order of names by their initial, in list order.
 *
 * @param places index of the initial of each entry
 */
export function countInitials(
  list: Int32Array,
  places: Uint8Array,
  initials: readonly string[],
): LibraryInitial[] {
  const counts = new Map<number, number>();
  for (const index of list) {
    const place = places[index] ?? 0;
    counts.set(place, (counts.get(place) ?? 0) + 1);
  }
  return [...counts].map(([place, count]) => ({ initial: initials[place] ?? '', count }));
}
