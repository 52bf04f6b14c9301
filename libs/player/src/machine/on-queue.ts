import { begin, farewell, toIdle } from './begin.ts';
import { placeAfter } from './modes.ts';
import {
  currentEntry,
  indexOfKey,
  insertTracks,
  moveEntry,
  removeEntry,
  replaceQueue,
  selectIndex,
} from './queue.ts';
import { addToOrder, dropFromOrder, jumpInOrder, newRound, noOrder } from './shuffle.ts';
import {
  type MachineEvent,
  type MachineState,
  type SavedQueue,
  type Step,
  still,
  type Surroundings,
} from './state.ts';

type PlayList = Extract<MachineEvent, { type: 'play-list' }>;

/** A new queue. Without an index, shuffle begins anywhere and the other modes at the top. */
export function onPlayList(state: MachineState, event: PlayList, around: Surroundings): Step {
  const { tracks, source } = event;
  if (tracks.length === 0) return still(state);
  const any = state.mode === 'shuffle' ? Math.floor(around.random() * tracks.length) : 0;
  const queue = replaceQueue(state.queue, tracks, event.index ?? any);
  const order = state.mode === 'shuffle' ? newRound(queue, around.random) : noOrder;
  const next: MachineState = { ...state, queue, order, source, failures: 0, prefetch: null, skipped: null };
  return begin(next, around, { play: true, before: [farewell(state)] });
}

/** Songs right after the current one, at the end, or before a place. Into an empty queue they start to play. */
export function onAdd(
  state: MachineState,
  tracks: readonly MachineState['queue']['entries'][number]['track'][],
  where: 'next' | 'last' | number,
  around: Surroundings,
): Step {
  if (tracks.length === 0) return still(state);
  if (state.queue.entries.length === 0) {
    return onPlayList(state, { type: 'play-list', tracks, source: null }, around);
  }
  const next = state.queue.index + 1;
  const at = where === 'last' ? state.queue.entries.length : where === 'next' ? next : where;
  const queue = insertTracks(state.queue, tracks, at);
  const keys = tracks.map((_, offset) => state.queue.nextKey + offset);
  const order =
    state.mode === 'shuffle'
      ? addToOrder(state.order, keys, where !== 'last' && at === next ? 'first' : 'anywhere', around.random)
      : state.order;
  return still({ ...state, queue, order });
}

/** The listener's own choice of a place in the queue. */
export function onJump(state: MachineState, index: number, around: Surroundings): Step {
  const entry = state.queue.entries[index];
  if (!entry) return still(state);
  const order =
    state.mode === 'shuffle'
      ? jumpInOrder(state.order, currentEntry(state.queue)?.key, entry.key)
      : state.order;
  const next = { ...state, order, queue: selectIndex(state.queue, index), failures: 0 };
  return begin(next, around, { play: true, before: [farewell(state)] });
}

const goesOn = new Set<MachineState['status']>(['playing', 'buffering', 'resolving']);

/** Removes an entry. The current one makes room for the song that would have come next. */
export function onRemove(state: MachineState, index: number, around: Surroundings): Step {
  const gone = state.queue.entries[index];
  if (!gone) return still(state);
  if (index !== state.queue.index) {
    return still({
      ...state,
      queue: removeEntry(state.queue, index),
      order: dropFromOrder(state.order, gone.key),
    });
  }
  if (state.queue.entries.length === 1) return toIdle(state, [farewell(state)]);
  const place = state.mode === 'shuffle' ? placeAfter(state, 'shuffle', around.random) : null;
  const kept = place ?? state;
  const queue = removeEntry(kept.queue, indexOfKey(kept.queue, gone.key));
  const next = { ...state, queue, order: dropFromOrder(kept.order, gone.key) };
  return begin(next, around, { play: goesOn.has(state.status), before: [farewell(state)] });
}

/** Only the list changes; the current song plays on. */
export function onMove(state: MachineState, from: number, to: number): Step {
  const queue = moveEntry(state.queue, from, to);
  return still(queue === state.queue ? state : { ...state, queue });
}

/** Shuffle begins a round with the current song; leaving it forgets the order. */
export function onSetMode(state: MachineState, mode: MachineState['mode'], around: Surroundings): Step {
  if (mode === state.mode) return still(state);
  const order = mode === 'shuffle' ? newRound(state.queue, around.random) : noOrder;
  return still({ ...state, mode, order });
}

/** Queue and song of the last visit (or of before a `clear`), paused. Never replaces a queue that is there. */
export function onLoadSaved(state: MachineState, saved: SavedQueue, around: Surroundings): Step {
  if (state.queue.entries.length > 0 || saved.tracks.length === 0) return still(state);
  const base = state.queue.nextKey;
  const queue = replaceQueue(state.queue, saved.tracks, saved.index);
  const order =
    state.mode === 'shuffle'
      ? (readOrder(saved, base, queue.index) ?? newRound(queue, around.random))
      : noOrder;
  const next = { ...state, queue, order, source: saved.source };
  return begin(next, around, { play: false, atMs: saved.positionMs });
}

/** Stored orders hold places, not keys; an order that does not fit its queue is not used. */
function readOrder(saved: SavedQueue, base: number, index: number): MachineState['order'] | null {
  const { order, tracks } = saved;
  const fits = (place: number): boolean => Number.isInteger(place) && place >= 0 && place < tracks.length;
  if (!order || ![...order.past, ...order.upcoming].every(fits)) return null;
  const known = new Set([...order.past, ...order.upcoming, index]);
  if (known.size !== tracks.length) return null;
  const toKey = (place: number): number => place + base;
  return { past: order.past.map(toKey), upcoming: order.upcoming.map(toKey) };
}
