import { begin, farewell, toIdle } from './begin.ts';
import { keysOf } from './on-queue.ts';
import { arranged, currentEntry, endOfRun, type Entry, type Queue, replaceQueue, woven } from './queue.ts';
import { dealt } from './shuffle.ts';
import { type MachineState, type QueueAct, type SavedQueue, still } from './state.ts';

const goesOn = new Set<MachineState['status']>(['playing', 'buffering', 'resolving']);

/**
 * The queue without the entries at these indexes. If the current one is removed, the next remaining one becomes
 * current, or the last.
 */
export function withoutEntries(queue: Queue, places: Iterable<number>): Queue {
  const gone = new Set(places);
  const entries = queue.entries.filter((_, place) => !gone.has(place));
  if (entries.length === queue.entries.length) return queue;
  let above = 0;
  for (const place of gone) if (place >= 0 && place < queue.index) above += 1;
  return { ...queue, entries, index: Math.min(queue.index - above, entries.length - 1) };
}

/**
 * The queue with the entries at these indexes moved together, in their order, before the one at `gap` (length: at
 * the end).
 */
export function withMoved(queue: Queue, places: readonly number[], gap: number): Queue {
  const chosen = new Set(places);
  const to = Math.min(Math.max(gap, 0), queue.entries.length);
  const moved: Entry[] = [];
  const above: Entry[] = [];
  const below: Entry[] = [];
  queue.entries.forEach((entry, place) => {
    if (chosen.has(place)) moved.push(entry);
    else if (place < to) above.push(entry);
    else below.push(entry);
  });
  const entries = [...above, ...moved, ...below];
  return entries.every((entry, place) => entry === queue.entries[place]) ? queue : arranged(queue, entries);
}

/** Removes the entries at these indexes. If the current one is among them, its successor starts. */
export const removing =
  (places: readonly number[]): QueueAct =>
  (state, around) => {
    const queue = withoutEntries(state.queue, places);
    if (queue === state.queue) return still(state);
    if (queue.entries.length === 0) return toIdle(state, [farewell(state)]);
    const next = { ...state, queue };
    if (currentEntry(queue) === currentEntry(state.queue)) return still(next);
    return begin(next, around, { play: goesOn.has(state.status), before: [farewell(state)] });
  };

/** Moves the entries at these indexes before the one at `gap`; the current track plays on. */
export const moving =
  (places: readonly number[], gap: number): QueueAct =>
  (state) => {
    const queue = withMoved(state.queue, places, gap);
    return still(queue === state.queue ? state : { ...state, queue });
  };

/** Moves the entries at these indexes behind those added by play-next, as if they had just been added that way. */
export const puttingNext =
  (places: readonly number[]): QueueAct =>
  (state) => {
    const { queue } = state;
    const chosen = new Set(places);
    chosen.delete(queue.index);
    const others = arranged(
      queue,
      queue.entries.filter((_, place) => !chosen.has(place)),
    );
    const moved = queue.entries.flatMap((entry, place): Entry[] =>
      chosen.has(place) ? [{ ...entry, next: true }] : [],
    );
    if (moved.length === 0) return still(state);
    const at = endOfRun(others);
    const entries = [...others.entries.slice(0, at), ...moved, ...others.entries.slice(at)];
    return still({ ...state, queue: arranged(queue, entries) });
  };

/** Reshuffle (重新洗牌): reorders the upcoming entries without changing the mode. */
export const dealingAnew = (): QueueAct => (state, around) =>
  still({ ...state, queue: dealt(state.queue, around.random) });

/** Empties the queue. */
export const clearing = (): QueueAct => (state) =>
  state.queue.entries.length === 0 ? still(state) : toIdle(state, [farewell(state)]);

/** State around a command of `Player.change`, from which it can be undone. */
export interface QueueMemory {
  readonly before: MachineState;
  /** entries of the queue after the command */
  readonly after: readonly Entry[];
  /** position in the track that was current before, ms */
  readonly positionMs: number;
}

/**
 * Undoes a queue command: removed entries return and the old order is restored. The current track plays on; an
 * empty queue restores the old track, paused at its position. Entries added since keep their predecessor, entries
 * removed since stay removed, and a queue that was replaced since is not changed. Null does nothing.
 */
export const puttingBack =
  (memory: QueueMemory | null): QueueAct =>
  (state, around) => {
    if (!memory) return still(state);
    const { before, after, positionMs } = memory;
    const now = state.queue;
    const present = new Set(keysOf(now));
    const left = new Set(after.map(({ key }) => key));
    if (present.size > 0 && !after.some(({ key }) => present.has(key))) return still(state);
    const { entries } = before.queue;
    const wanted = entries.filter(({ key }) => present.has(key) || !left.has(key));
    // If shuffle was switched since, the returning entries are merged into the new order.
    const sameOrder = (before.straight === null) === (state.straight === null);
    const all = sameOrder ? woven(wanted, now.entries) : woven(now.entries, wanted);
    if (present.size > 0) return still({ ...state, queue: arranged(now, all) });
    const straight = state.mode === 'shuffle' ? (before.straight ?? keysOf(before.queue)) : null;
    const current = currentEntry(before.queue);
    const queue: Queue = { ...now, entries: all, index: all.findIndex((entry) => entry === current) };
    const next = { ...state, queue, straight, source: before.source };
    return begin(next, around, { play: false, atMs: positionMs });
  };

/** Restores queue and track of the last visit, paused. Does nothing when the queue has entries. */
export const bringingBack =
  (saved: SavedQueue): QueueAct =>
  (state, around) => {
    const { tracks, index, positionMs, run, source } = saved;
    if (state.queue.entries.length > 0 || tracks.length === 0) return still(state);
    const fresh = replaceQueue(state.queue, tracks, index);
    const waits = (place: number): boolean => place > fresh.index && place <= fresh.index + run;
    const entries = fresh.entries.map((entry, place): Entry =>
      waits(place) ? { ...entry, next: true } : entry,
    );
    const base = state.queue.nextKey;
    const fits = (place: number): boolean => Number.isInteger(place) && place >= 0 && place < tracks.length;
    const order = saved.order?.every(fits) ? [...new Set(saved.order)] : null;
    const straight = state.mode === 'shuffle' ? (order?.map((place) => place + base) ?? keysOf(fresh)) : null;
    const next = { ...state, queue: { ...fresh, entries }, straight, source };
    return begin(next, around, { play: false, atMs: positionMs });
  };
