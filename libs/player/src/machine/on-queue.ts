import type { Track } from '@qingyin/contract';
import { begin, farewell } from './begin.ts';
import { endOfRun, insertTracks, type Queue, replaceQueue, selectIndex } from './queue.ts';
import { dealt, dealtWhole, pulled, straightened } from './shuffle.ts';
import { type MachineEvent, type MachineState, type Step, still, type Surroundings } from './state.ts';

type PlayList = Extract<MachineEvent, { type: 'play-list' }>;

/** The keys of a queue in its order. */
export const keysOf = ({ entries }: Queue): number[] => entries.map(({ key }) => key);

/** Replaces the queue. Without an index, shuffle starts at a random track and other modes at the first one. */
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

/**
 * Adds tracks behind those added by play-next (`next`), at the end, or before an index. An empty queue starts to
 * play.
 */
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
    // Tracks added at the end are last in the unshuffled order too; others follow the entry they stand behind.
    straight: straight && where === 'last' ? [...straight, ...keys] : straight,
  });
}

/** The user picks an entry of the queue. */
export function onJump(state: MachineState, index: number, around: Surroundings): Step {
  if (!state.queue.entries[index]) return still(state);
  const queue = (state.mode === 'shuffle' ? pulled : selectIndex)(state.queue, index);
  return begin({ ...state, queue, failures: 0 }, around, { play: true, before: [farewell(state)] });
}

/** Shuffle reorders the upcoming entries; leaving it restores the unshuffled order. The current track plays on. */
export function onSetMode(state: MachineState, mode: MachineState['mode'], around: Surroundings): Step {
  if (mode === state.mode) return still(state);
  const { queue, straight } = state;
  if (mode === 'shuffle')
    return still({ ...state, mode, queue: dealt(queue, around.random), straight: keysOf(queue) });
  return still({ ...state, mode, straight: null, queue: straight ? straightened(queue, straight) : queue });
}
