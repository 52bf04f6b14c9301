import { requestUrl, retryUrlRequest, startTrack, leftEffect } from './start-track.ts';
import { positionAfter, positionBefore } from './queue-position.ts';
import { endsQueue, isLooped } from './next-up.ts';
import { currentEntry, selectIndex } from './queue.ts';
import {
  type Effect,
  currentLevel,
  type MachineState,
  type Step,
  withoutEffects,
  type TransitionContext,
} from './state.ts';

/** Play (播放): resumes, loads what is missing, retries a failure, restarts an ended queue. */
export function onPlay(state: MachineState, around: TransitionContext): Step {
  const entry = currentEntry(state.queue);
  if (!entry) return withoutEffects(state);
  switch (state.status) {
    case 'paused':
      if (state.atEnd) return onEnded({ ...state, atEnd: false }, around);
      if (state.media === 'loaded') {
        return {
          state: { ...state, status: 'buffering' },
          effects: [
            { type: 'play', deck: state.deck },
            { type: 'watch-stall', playId: state.playId },
          ],
        };
      }
      if (state.media === 'resolving') return retryUrlRequest({ ...state, status: 'resolving' });
      return startTrack(state, around, { play: true, atMs: state.startAtMs });
    case 'failed':
      return startTrack({ ...state, failures: 0 }, around, { play: true, atMs: around.positionMs });
    case 'ended':
      return startTrack({ ...state, ...placeAfterTheEnd(state, around) }, around, { play: true });
    case 'idle':
      return startTrack(state, around, { play: true });
    case 'resolving':
    case 'buffering':
    case 'playing':
      return withoutEffects(state);
  }
}

/** Where an ended queue restarts: at the top, or as the current mode says. */
function placeAfterTheEnd(state: MachineState, around: TransitionContext): Partial<MachineState> | null {
  if (state.mode === 'single-loop') return null;
  if (state.mode === 'sequence') return { queue: selectIndex(state.queue, 0) };
  return positionAfter(state, state.mode, around.random);
}

/** Pause (暂停): also while a track is loading, which then arrives paused. */
export function onPause(state: MachineState): Step {
  if (state.status !== 'playing' && state.status !== 'buffering' && state.status !== 'resolving')
    return withoutEffects(state);
  return { state: { ...state, status: 'paused' }, effects: [{ type: 'pause', deck: state.deck }] };
}

/**
 * Next (下一首): always plays, except at the end of sequence mode, where it stops as at the end of the last track.
 */
export function onNext(state: MachineState, around: TransitionContext): Step {
  return leave({ ...state, failures: 0 }, around, false);
}

/** Previous (上一首): the entry before, or the same track from its start when there is none. */
export function onPrevious(state: MachineState, around: TransitionContext): Step {
  if (!currentEntry(state.queue)) return withoutEffects(state);
  const before = positionBefore(state, state.mode);
  return startTrack({ ...state, ...before, failures: 0 }, around, {
    play: true,
    before: [leftEffect(state)],
  });
}

/** The track ended: repeats, continues or stops by loop, play mode and sleep timer. */
export function onEnded(state: MachineState, around: TransitionContext): Step {
  if (isLooped(state) && state.media === 'loaded') {
    const again = { type: 'play' as const, deck: state.deck, atMs: state.loop?.fromMs ?? 0 };
    return { state: { ...state, status: 'buffering' }, effects: [again] };
  }
  if (state.sleep?.kind === 'after-track') return rest({ ...state, sleep: null }, around);
  if (endsQueue(state)) return end({ ...state, sleep: null }, [leftEffect(state, true)]);
  if (state.mode === 'single-loop') {
    const before = [leftEffect(state, true)];
    if (state.media !== 'loaded') return startTrack(state, around, { play: true, before });
    const again = { ...state, playId: state.playId + 1, status: 'buffering' as const };
    return { state: again, effects: [...before, { type: 'play', deck: state.deck, atMs: 0 }] };
  }
  return leave(state, around, true);
}

/** Goes to the next track, with a crossfade of `fadeMs`; ends the queue when there is none. */
export function leave(state: MachineState, around: TransitionContext, completed: boolean, fadeMs = 0): Step {
  if (!currentEntry(state.queue)) return withoutEffects(state);
  const after = positionAfter(state, state.mode, around.random);
  const before = [leftEffect(state, completed)];
  if (after) return startTrack({ ...state, ...after }, around, { play: true, before, fadeMs });
  return end(state, before);
}

/** Ends the queue; its last track stays current. */
const end = (state: MachineState, before: readonly Effect[]): Step => ({
  state: { ...state, status: 'ended', awaited: null, media: state.media === 'loaded' ? 'loaded' : 'empty' },
  effects: [...before, { type: 'pause', deck: state.deck }],
});

/** End of track by the sleep timer: the next track becomes current, paused. */
function rest(state: MachineState, around: TransitionContext): Step {
  const after = positionAfter(state, state.mode, around.random);
  return startTrack({ ...state, ...after }, around, { play: false, before: [leftEffect(state, true)] });
}

/** Seeks in the current track; `ms` is already clamped. An ended track becomes paused at that position. */
export function onSeek(state: MachineState, ms: number): Step {
  const entry = currentEntry(state.queue);
  if (!entry) return withoutEffects(state);
  if (state.media !== 'loaded') {
    const status = state.status === 'ended' ? 'paused' : state.status;
    return {
      state: { ...state, status, startAtMs: ms },
      effects: [{ type: 'show-progress', positionMs: ms, durationMs: entry.track.durationMs }],
    };
  }
  const status = state.status === 'ended' ? 'paused' : state.status;
  return { state: { ...state, status, atEnd: false }, effects: [{ type: 'seek', deck: state.deck, ms }] };
}

/** Changes the quality; the old URL plays on until the new one is there. */
export function onSetLevel(
  state: MachineState,
  level: MachineState['level'],
  around: TransitionContext,
): Step {
  if (level === state.level) return withoutEffects(state);
  const next: MachineState = { ...state, level, qualityLowered: false, prefetch: null };
  if (state.media === 'empty' || currentLevel(next) === currentLevel(state)) return withoutEffects(next);
  return requestUrl({ ...next, startAtMs: state.media === 'loaded' ? around.positionMs : state.startAtMs });
}
