import type { LibraryInitial } from '@qingyin/contract';
import { OTHERS } from './orders.ts';

/** Counts the entries of a list by their initial: letters first, then `#`. */
export function countInitials(list: Int32Array, initials: readonly string[]): LibraryInitial[] {
  const counts = new Map<string, number>();
  for (const index of list) {
    const initial = initials[index] ?? OTHERS;
    counts.set(initial, (counts.get(initial) ?? 0) + 1);
  }
  return [...counts]
    .map(([initial, count]) => ({ initial, count }))
    .sort(
      (a, b) =>
        Number(a.initial === OTHERS) - Number(b.initial === OTHERS) || (a.initial < b.initial ? -1 : 1),
    );
}
