import { startTrack, leftEffect, toIdle } from './start-track.ts';
import { entryKeys } from './on-queue.ts';
import {
  withEntries,
  currentEntry,
  endOfPlayNextRun,
  type Entry,
  type Queue,
  replaceQueue,
  mergeOrders,
} from './queue.ts';
import { shuffleUpcoming } from './shuffle.ts';
import { type MachineState, type PlayerCommand, type SavedQueue, withoutEffects } from './state.ts';

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
  return entries.every((entry, place) => entry === queue.entries[place])
    ? queue
    : withEntries(queue, entries);
}

/** Removes the entries at these indexes. If the current one is among them, its successor starts. */
export const removeCommand =
  (places: readonly number[]): PlayerCommand =>
  (state, around) => {
    const queue = withoutEntries(state.queue, places);
    if (queue === state.queue) return withoutEffects(state);
    if (queue.entries.length === 0) return toIdle(state, [leftEffect(state)]);
    const next = { ...state, queue };
    if (currentEntry(queue) === currentEntry(state.queue)) return withoutEffects(next);
    return startTrack(next, around, { play: goesOn.has(state.status), before: [leftEffect(state)] });
  };

/** Moves the entries at these indexes before the one at `gap`; the current track plays on. */
export const moveCommand =
  (places: readonly number[], gap: number): PlayerCommand =>
  (state) => {
    const queue = withMoved(state.queue, places, gap);
    return withoutEffects(queue === state.queue ? state : { ...state, queue });
  };

/** Moves the entries at these indexes behind those added by play-next, as if they had just been added that way. */
export const playNextCommand =
  (places: readonly number[]): PlayerCommand =>
  (state) => {
    const { queue } = state;
    const chosen = new Set(places);
    chosen.delete(queue.index);
    const others = withEntries(
      queue,
      queue.entries.filter((_, place) => !chosen.has(place)),
    );
    const moved = queue.entries.flatMap((entry, place): Entry[] =>
      chosen.has(place) ? [{ ...entry, next: true }] : [],
    );
    if (moved.length === 0) return withoutEffects(state);
    const at = endOfPlayNextRun(others);
    const entries = [...others.entries.slice(0, at), ...moved, ...others.entries.slice(at)];
    return withoutEffects({ ...state, queue: withEntries(queue, entries) });
  };

/** Reshuffle (重新洗牌): reorders the upcoming entries without changing the mode. */
export const reshuffleCommand = (): PlayerCommand => (state, around) =>
  withoutEffects({ ...state, queue: shuffleUpcoming(state.queue, around.random) });

/** Empties the queue. */
export const clearCommand = (): PlayerCommand => (state) =>
  state.queue.entries.length === 0 ? withoutEffects(state) : toIdle(state, [leftEffect(state)]);

/** State around a command of `Player.change`, from which it can be undone. */
export interface QueueUndo {
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
export const undoCommand =
  (memory: QueueUndo | null): PlayerCommand =>
  (state, around) => {
    if (!memory) return withoutEffects(state);
    const { before, after, positionMs } = memory;
    const now = state.queue;
    const present = new Set(entryKeys(now));
    const left = new Set(after.map(({ key }) => key));
    if (present.size > 0 && !after.some(({ key }) => present.has(key))) return withoutEffects(state);
    const { entries } = before.queue;
    const wanted = entries.filter(({ key }) => present.has(key) || !left.has(key));
    // If shuffle was switched since, the returning entries are merged into the new order.
    const sameOrder = (before.unshuffledOrder === null) === (state.unshuffledOrder === null);
    const all = sameOrder ? mergeOrders(wanted, now.entries) : mergeOrders(now.entries, wanted);
    if (present.size > 0) return withoutEffects({ ...state, queue: withEntries(now, all) });
    const unshuffledOrder =
      state.mode === 'shuffle' ? (before.unshuffledOrder ?? entryKeys(before.queue)) : null;
    const current = currentEntry(before.queue);
    const queue: Queue = { ...now, entries: all, index: all.findIndex((entry) => entry === current) };
    const next = { ...state, queue, unshuffledOrder, source: before.source };
    return startTrack(next, around, { play: false, atMs: positionMs });
  };

/** Restores queue and track of the last visit, paused. Does nothing when the queue has entries. */
export const restoreCommand =
  (saved: SavedQueue): PlayerCommand =>
  (state, around) => {
    const { tracks, index, positionMs, playNextCount, source } = saved;
    if (state.queue.entries.length > 0 || tracks.length === 0) return withoutEffects(state);
    const fresh = replaceQueue(state.queue, tracks, index);
    const waits = (place: number): boolean => place > fresh.index && place <= fresh.index + playNextCount;
    const entries = fresh.entries.map((entry, place): Entry =>
      waits(place) ? { ...entry, next: true } : entry,
    );
    const base = state.queue.nextKey;
    const fits = (place: number): boolean => Number.isInteger(place) && place >= 0 && place < tracks.length;
    const order = saved.order?.every(fits) ? [...new Set(saved.order)] : null;
    const unshuffledOrder =
      state.mode === 'shuffle' ? (order?.map((place) => place + base) ?? entryKeys(fresh)) : null;
    const next = { ...state, queue: { ...fresh, entries }, unshuffledOrder, source };
    return startTrack(next, around, { play: false, atMs: positionMs });
  };
