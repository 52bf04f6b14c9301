import type { Track } from '@qingyin/contract';
import { begin, farewell } from './begin.ts';
import { endOfRun, insertTracks, type Queue, replaceQueue, selectIndex } from './queue.ts';
import { dealt, dealtWhole, pulled, straightened } from './shuffle.ts';
import { type MachineEvent, type MachineState, type Step, still, type Surroundings } from './state.ts';

type PlayList = Extract<MachineEvent, { type: 'play-list' }>;

/** The keys of a queue as it stands. */
export const keysOf = ({ entries }: Queue): number[] => entries.map(({ key }) => key);

/** A new queue. Without an index, shuffle begins anywhere and the other modes at the top. */
export function onPlayList(state: MachineState, event: PlayList, around: Surroundings): Step {
  const { tracks, source } = event;
  if (tracks.length === 0) return still(state);
  const shuffles = state.mode === 'shuffle';
  const any = shuffles ? Math.floor(around.random() * tracks.length) : 0;
  const queue = replaceQueue(state.queue, tracks, event.index ?? any);
  const next: MachineState = {
    ...state,
    queue: shuffles ? dealtWhole(queue, around.random) : queue,
    straight: shuffles ? keysOf(queue) : null,
    source,
    failures: 0,
    prefetch: null,
    skipped: null,
  };
  return begin(next, around, { play: true, before: [farewell(state)] });
}

/** Songs behind those that wait to be next, at the end, or before a place. Into an empty queue they start to play. */
export function onAdd(
  state: MachineState,
  tracks: readonly Track[],
  where: 'next' | 'last' | number,
  around: Surroundings,
): Step {
  if (tracks.length === 0) return still(state);
  const { queue, straight } = state;
  if (queue.entries.length === 0) {
    return onPlayList(state, { type: 'play-list', tracks, source: null }, around);
  }
  const next = where === 'next';
  const at = next ? endOfRun(queue) : where === 'last' ? queue.entries.length : where;
  const keys = tracks.map((_, offset) => queue.nextKey + offset);
  return still({
    ...state,
    queue: insertTracks(queue, tracks, at, next),
    // What was added last is last in the other order too; the rest finds its place by what it stands behind.
    straight: straight && where === 'last' ? [...straight, ...keys] : straight,
  });
}

/** The listener's own choice of a place in the queue. */
export function onJump(state: MachineState, index: number, around: Surroundings): Step {
  if (!state.queue.entries[index]) return still(state);
  const queue = (state.mode === 'shuffle' ? pulled : selectIndex)(state.queue, index);
  return begin({ ...state, queue, failures: 0 }, around, { play: true, before: [farewell(state)] });
}

/** Shuffle deals what is still to come; leaving it gives the old order back. The current song plays on. */
export function onSetMode(state: MachineState, mode: MachineState['mode'], around: Surroundings): Step {
  if (mode === state.mode) return still(state);
  const { queue, straight } = state;
  if (mode === 'shuffle')
    return still({ ...state, mode, queue: dealt(queue, around.random), straight: keysOf(queue) });
  return still({ ...state, mode, straight: null, queue: straight ? straightened(queue, straight) : queue });
}
