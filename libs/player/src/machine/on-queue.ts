import type { Track } from '@qingyin/contract';
import { startTrack, leftEffect } from './start-track.ts';
import { endOfPlayNextRun, insertTracks, type Queue, replaceQueue, selectIndex } from './queue.ts';
import { shuffleUpcoming, shuffleAll, moveAfterCurrent, unshuffle } from './shuffle.ts';
import {
  type MachineEvent,
  type MachineState,
  type Step,
  withoutEffects,
  type TransitionContext,
} from './state.ts';

type PlayList = Extract<MachineEvent, { type: 'play-list' }>;

/** The keys of a queue in its order. */
export const entryKeys = ({ entries }: Queue): number[] => entries.map(({ key }) => key);

/** Replaces the queue. Without an index, shuffle starts at a random track and other modes at the first one. */
export function onPlayList(state: MachineState, event: PlayList, around: TransitionContext): Step {
  const { tracks, source } = event;
  if (tracks.length === 0) return withoutEffects(state);
  const shuffles = state.mode === 'shuffle';
  const any = shuffles ? Math.floor(around.random() * tracks.length) : 0;
  const queue = replaceQueue(state.queue, tracks, event.index ?? any);
  const next: MachineState = {
    ...state,
    queue: shuffles ? shuffleAll(queue, around.random) : queue,
    unshuffledOrder: shuffles ? entryKeys(queue) : null,
    source,
    failures: 0,
    prefetch: null,
    skipped: null,
  };
  return startTrack(next, around, { play: true, before: [leftEffect(state)] });
}

/**
 * Adds tracks behind those added by play-next (`next`), at the end, or before an index. An empty queue starts to
 * play.
 */
export function onAdd(
  state: MachineState,
  tracks: readonly Track[],
  where: 'next' | 'last' | number,
  around: TransitionContext,
): Step {
  if (tracks.length === 0) return withoutEffects(state);
  const { queue, unshuffledOrder } = state;
  if (queue.entries.length === 0) {
    return onPlayList(state, { type: 'play-list', tracks, source: null }, around);
  }
  const next = where === 'next';
  const at = next ? endOfPlayNextRun(queue) : where === 'last' ? queue.entries.length : where;
  const keys = tracks.map((_, offset) => queue.nextKey + offset);
  return withoutEffects({
    ...state,
    queue: insertTracks(queue, tracks, at, next),
    // Tracks added at the end are last in the unshuffled order too; others follow the entry they stand behind.
    unshuffledOrder: unshuffledOrder && where === 'last' ? [...unshuffledOrder, ...keys] : unshuffledOrder,
  });
}

/** The user picks an entry of the queue. */
export function onJump(state: MachineState, index: number, around: TransitionContext): Step {
  if (!state.queue.entries[index]) return withoutEffects(state);
  const queue = (state.mode === 'shuffle' ? moveAfterCurrent : selectIndex)(state.queue, index);
  return startTrack({ ...state, queue, failures: 0 }, around, { play: true, before: [leftEffect(state)] });
}

/** Shuffle reorders the upcoming entries; leaving it restores the unshuffled order. The current track plays on. */
export function onSetMode(state: MachineState, mode: MachineState['mode'], around: TransitionContext): Step {
  if (mode === state.mode) return withoutEffects(state);
  const { queue, unshuffledOrder } = state;
  if (mode === 'shuffle')
    return withoutEffects({
      ...state,
      mode,
      queue: shuffleUpcoming(queue, around.random),
      unshuffledOrder: entryKeys(queue),
    });
  return withoutEffects({
    ...state,
    mode,
    unshuffledOrder: null,
    queue: unshuffledOrder ? unshuffle(queue, unshuffledOrder) : queue,
  });
}
