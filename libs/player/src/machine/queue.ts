import type { Track } from '@qingyin/contract';

/** A place in the queue. Its key moves with it and is never reused. */
export interface Entry {
  readonly key: number;
  readonly track: Track;
  /** added by play-next: further ones are added behind it while it waits */
  readonly next?: true;
}

/** Immutable, in playing order. `index` is -1 exactly when there are no entries. */
export interface Queue {
  readonly entries: readonly Entry[];
  readonly index: number;
  readonly nextKey: number;
}

export const emptyQueue: Queue = { entries: [], index: -1, nextKey: 0 };

const clamp = (value: number, low: number, high: number): number => Math.min(Math.max(value, low), high);

const enter = (queue: Queue, tracks: readonly Track[], next: boolean): Entry[] =>
  tracks.map((track, offset) => ({ key: queue.nextKey + offset, track, ...(next && { next }) }));

/** The current entry; null in an empty queue. */
export function currentEntry(queue: Queue): Entry | null {
  return queue.entries[queue.index] ?? null;
}

/** Replaces all entries. Keys continue from the old ones, so that list views do not reuse rows. */
export function replaceQueue(queue: Queue, tracks: readonly Track[], index: number): Queue {
  const entries = enter(queue, tracks, false);
  return {
    entries,
    index: entries.length === 0 ? -1 : clamp(Math.trunc(index) || 0, 0, entries.length - 1),
    nextKey: queue.nextKey + entries.length,
  };
}

/**
 * Inserts before position `at` (clamped); `next` marks the entries as added by play-next. The current entry stays
 * current; in an empty queue the first new one becomes current.
 */
export function insertTracks(queue: Queue, tracks: readonly Track[], at: number, next = false): Queue {
  if (tracks.length === 0) return queue;
  const place = clamp(at, 0, queue.entries.length);
  const added = enter(queue, tracks, next);
  const shift = place <= queue.index ? added.length : 0;
  return {
    entries: [...queue.entries.slice(0, place), ...added, ...queue.entries.slice(place)],
    index: queue.index < 0 ? 0 : queue.index + shift,
    nextKey: queue.nextKey + added.length,
  };
}

/** The index behind the current entry and the entries added by play-next that follow it. */
export function endOfPlayNextRun({ entries, index }: Queue): number {
  let end = index + 1;
  while (entries[end]?.next) end += 1;
  return end;
}

/** The queue with these entries, a reordering or subset of its own; the current entry stays current. */
export function withEntries(queue: Queue, entries: readonly Entry[]): Queue {
  const current = currentEntry(queue);
  return { ...queue, entries, index: entries.findIndex((entry) => entry === current) };
}

/** Makes another index current; ignores one that does not exist. */
export function selectIndex(queue: Queue, index: number): Queue {
  return queue.entries[index] && index !== queue.index ? { ...queue, index } : queue;
}

/**
 * Merges two orders: the entries of `base` in their order; those that only `other` has follow their predecessor
 * there, or come first.
 */
export function mergeOrders(base: readonly Entry[], other: readonly Entry[]): Entry[] {
  const known = new Set(base.map(({ key }) => key));
  const behind = new Map<number, Entry[]>();
  let lead = -1;
  for (const entry of other) {
    if (known.has(entry.key)) lead = entry.key;
    else if (!behind.get(lead)?.push(entry)) behind.set(lead, [entry]);
  }
  return [...(behind.get(-1) ?? []), ...base.flatMap((entry) => [entry, ...(behind.get(entry.key) ?? [])])];
}
