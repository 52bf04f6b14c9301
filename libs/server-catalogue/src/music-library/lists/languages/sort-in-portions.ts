import { setImmediate as pause } from 'node:timers/promises';

/** Texts sorted at once, and compared at once when sorted parts are merged; other calls are answered in between. */
const PORTION = 1000;

/** Sorts texts stably, in portions of a few milliseconds. */
export async function sortInPortions<Item>(
  items: readonly Item[],
  compare: (one: Item, other: Item) => number,
): Promise<Item[]> {
  let parts: Item[][] = [];
  for (let from = 0; from < items.length; from += PORTION) {
    parts.push(items.slice(from, from + PORTION).sort(compare));
    await pause();
  }
  while (parts.length > 1) {
    const merged: Item[][] = [];
    for (let at = 0; at < parts.length; at += 2)
      merged.push(await merge(parts[at] ?? [], parts[at + 1] ?? [], compare));
    parts = merged;
  }
  return parts[0] ?? [];
}

async function merge<Item>(
  one: Item[],
  other: Item[],
  compare: (one: Item, other: Item) => number,
): Promise<Item[]> {
  const merged: Item[] = [];
  let [left, right] = [0, 0];
  while (left < one.length && right < other.length) {
    const [first, second] = [one[left] as Item, other[right] as Item];
    if (compare(first, second) <= 0) {
      merged.push(first);
      left += 1;
    } else {
      merged.push(second);
      right += 1;
    }
    if (merged.length % (PORTION * 4) === 0) await pause();
  }
  for (; left < one.length; left += 1) merged.push(one[left] as Item);
  for (; right < other.length; right += 1) merged.push(other[right] as Item);
  return merged;
}
