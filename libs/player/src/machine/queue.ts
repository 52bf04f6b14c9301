import type { Track } from '@qingyin/contract';

/** One place in the queue. The key stays with it when it moves and is never used twice. */
export interface Entry {
  readonly key: number;
  readonly track: Track;
}

/** Immutable. `index` is -1 exactly when there are no entries. */
export interface Queue {
  readonly entries: readonly Entry[];
  readonly index: number;
  readonly nextKey: number;
}

export const emptyQueue: Queue = { entries: [], index: -1, nextKey: 0 };

const clamp = (value: number, low: number, high: number): number => Math.min(Math.max(value, low), high);

const enter = (queue: Queue, tracks: readonly Track[]): Entry[] =>
  tracks.map((track, offset) => ({ key: queue.nextKey + offset, track }));

/** The entry that is current, null in an empty queue. */
export function currentEntry(queue: Queue): Entry | null {
  return queue.entries[queue.index] ?? null;
}

/** All new entries; keys go on from the old ones, so that no list mistakes a new entry for an old one. */
export function replaceQueue(queue: Queue, tracks: readonly Track[], index: number): Queue {
  const entries = enter(queue, tracks);
  return {
    entries,
    index: entries.length === 0 ? -1 : clamp(Math.trunc(index) || 0, 0, entries.length - 1),
    nextKey: queue.nextKey + entries.length,
  };
}

/** Inserts before position `at` (clamped). The current entry stays current; the first entries of an empty queue become so. */
export function insertTracks(queue: Queue, tracks: readonly Track[], at: number): Queue {
  if (tracks.length === 0) return queue;
  const place = clamp(at, 0, queue.entries.length);
  const added = enter(queue, tracks);
  const shift = place <= queue.index ? added.length : 0;
  return {
    entries: [...queue.entries.slice(0, place), ...added, ...queue.entries.slice(place)],
    index: queue.index < 0 ? 0 : queue.index + shift,
    nextKey: queue.nextKey + added.length,
  };
}

/** Removes one entry. When it was the current one, the entry that takes its place (or the new last one) becomes current. */
export function removeEntry(queue: Queue, at: number): Queue {
  if (!queue.entries[at]) return queue;
  const entries = queue.entries.filter((_, place) => place !== at);
  const shifted = at < queue.index ? queue.index - 1 : queue.index;
  return { ...queue, entries, index: Math.min(shifted, entries.length - 1) };
}

/** Moves one entry; the current entry stays current wherever it ends up. */
export function moveEntry(queue: Queue, from: number, to: number): Queue {
  const moved = queue.entries[from];
  const target = clamp(to, 0, queue.entries.length - 1);
  if (!moved || target === from) return queue;
  const rest = queue.entries.filter((_, place) => place !== from);
  const entries = [...rest.slice(0, target), moved, ...rest.slice(target)];
  const current = currentEntry(queue);
  return { ...queue, entries, index: entries.findIndex((entry) => entry === current) };
}

/** Makes another place current; a place that does not exist changes nothing. */
export function selectIndex(queue: Queue, index: number): Queue {
  return queue.entries[index] && index !== queue.index ? { ...queue, index } : queue;
}

/** Where an entry is now, -1 when it is gone. */
export function indexOfKey(queue: Queue, key: number): number {
  return queue.entries.findIndex((entry) => entry.key === key);
}
