import { begin, farewell, toIdle } from './begin.ts';
import { keysOf } from './on-queue.ts';
import { arranged, currentEntry, endOfRun, type Entry, type Queue, replaceQueue, woven } from './queue.ts';
import { dealt } from './shuffle.ts';
import { type MachineState, type QueueAct, type SavedQueue, still } from './state.ts';

const goesOn = new Set<MachineState['status']>(['playing', 'buffering', 'resolving']);

/** The queue without the entries at these places. Where the current one goes, the next that stays becomes current, or the last. */
export function withoutEntries(queue: Queue, places: Iterable<number>): Queue {
  const gone = new Set(places);
  const entries = queue.entries.filter((_, place) => !gone.has(place));
  if (entries.length === queue.entries.length) return queue;
  let above = 0;
  for (const place of gone) if (place >= 0 && place < queue.index) above += 1;
  return { ...queue, entries, index: Math.min(queue.index - above, entries.length - 1) };
}

/** The queue with the entries at these places put together, in their order, before the one at `gap` (its length: at the end). */
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

/** Takes the entries at these places out. Where the current one is among them, the song that takes its place begins. */
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

/** Puts the entries at these places before the one at `gap`; the current song plays on. */
export const moving =
  (places: readonly number[], gap: number): QueueAct =>
  (state) => {
    const queue = withMoved(state.queue, places, gap);
    return still(queue === state.queue ? state : { ...state, queue });
  };

/** Puts the entries at these places behind those that wait to be next, as if they had just been put next. */
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

/** 重新洗牌: what is still to come in another order, without changing the mode. */
export const dealingAnew = (): QueueAct => (state, around) =>
  still({ ...state, queue: dealt(state.queue, around.random) });

/** Empties the queue. */
export const clearing = (): QueueAct => (state) =>
  state.queue.entries.length === 0 ? still(state) : toIdle(state, [farewell(state)]);

/** What `Player.change` did, to take it back. */
export interface QueueMemory {
  readonly before: MachineState;
  /** the queue after it */
  readonly after: readonly Entry[];
  /** of the song that was current before, ms */
  readonly positionMs: number;
}

/**
 * Takes an act back: what it took out comes back, and all that was there then stands as it did. What plays now plays on; in
 * a queue that is empty the song of then waits, paused, at its position. What others added since stays behind what it stands
 * behind, what they took out stays out. A queue that was replaced since is left alone. Null
 * takes nothing back.
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
    // In another mode since, the queue is in another order, into which the songs come back.
    const sameOrder = (before.straight === null) === (state.straight === null);
    const all = sameOrder ? woven(wanted, now.entries) : woven(now.entries, wanted);
    if (present.size > 0) return still({ ...state, queue: arranged(now, all) });
    const straight = state.mode === 'shuffle' ? (before.straight ?? keysOf(before.queue)) : null;
    const current = currentEntry(before.queue);
    const queue: Queue = { ...now, entries: all, index: all.findIndex((entry) => entry === current) };
    const next = { ...state, queue, straight, source: before.source };
    return begin(next, around, { play: false, atMs: positionMs });
  };

/** Queue and song of the last visit, paused. Never replaces a queue that is there. */
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
