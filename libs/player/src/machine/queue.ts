import type { Track } from '@qingyin/contract';

/** One place in the queue. The key stays with it when it moves and is never used twice. */
export interface Entry {
  readonly key: number;
  readonly track: Track;
  /** it was put next by hand: others that are put next come behind it while it waits */
  readonly next?: true;
}

/** Immutable, in the order in which it is played. `index` is -1 exactly when there are no entries. */
export interface Queue {
  readonly entries: readonly Entry[];
  readonly index: number;
  readonly nextKey: number;
}

export const emptyQueue: Queue = { entries: [], index: -1, nextKey: 0 };

const clamp = (value: number, low: number, high: number): number => Math.min(Math.max(value, low), high);

const enter = (queue: Queue, tracks: readonly Track[], next: boolean): Entry[] =>
  tracks.map((track, offset) => ({ key: queue.nextKey + offset, track, ...(next && { next }) }));

/** The entry that is current, null in an empty queue. */
export function currentEntry(queue: Queue): Entry | null {
  return queue.entries[queue.index] ?? null;
}

/** All new entries; keys go on from the old ones, so that no list mistakes a new entry for an old one. */
export function replaceQueue(queue: Queue, tracks: readonly Track[], index: number): Queue {
  const entries = enter(queue, tracks, false);
  return {
    entries,
    index: entries.length === 0 ? -1 : clamp(Math.trunc(index) || 0, 0, entries.length - 1),
    nextKey: queue.nextKey + entries.length,
  };
}

/**
 * Inserts before position `at` (clamped), as songs that were put `next` where told. The current entry stays current; the
 * first entries of an empty queue become so.
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

/** The place behind the current entry and the songs that were put next and wait there. */
export function endOfRun({ entries, index }: Queue): number {
  let end = index + 1;
  while (entries[end]?.next) end += 1;
  return end;
}

/** The same entries in another order, or some of them; the current entry stays current. */
export function arranged(queue: Queue, entries: readonly Entry[]): Queue {
  const current = currentEntry(queue);
  return { ...queue, entries, index: entries.findIndex((entry) => entry === current) };
}

/** Makes another place current; a place that does not exist changes nothing. */
export function selectIndex(queue: Queue, index: number): Queue {
  return queue.entries[index] && index !== queue.index ? { ...queue, index } : queue;
}

/**
 * The entries of `base` in its order. Those that only `other` has stand behind whatever they stand behind there, or first.
 */
export function woven(base: readonly Entry[], other: readonly Entry[]): Entry[] {
  const known = new Set(base.map(({ key }) => key));
  const behind = new Map<number, Entry[]>();
  let lead = -1;
  for (const entry of other) {
    if (known.has(entry.key)) lead = entry.key;
    else if (!behind.get(lead)?.push(entry)) behind.set(lead, [entry]);
  }
  return [...(behind.get(-1) ?? []), ...base.flatMap((entry) => [entry, ...(behind.get(entry.key) ?? [])])];
}
