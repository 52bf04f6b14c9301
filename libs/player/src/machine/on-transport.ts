import { ask, askAgain, begin, farewell } from './begin.ts';
import { placeAfter, placeBefore } from './modes.ts';
import { endsQueue, isLooped } from './next-up.ts';
import { currentEntry, selectIndex } from './queue.ts';
import { type Effect, levelNow, type MachineState, type Step, still, type Surroundings } from './state.ts';

/** 播放: goes on, fetches what is not there yet, retries what failed, starts an ended queue over. */
export function onPlay(state: MachineState, around: Surroundings): Step {
  const entry = currentEntry(state.queue);
  if (!entry) return still(state);
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
      if (state.media === 'resolving') return askAgain({ ...state, status: 'resolving' });
      return begin(state, around, { play: true, atMs: state.startAtMs });
    case 'failed':
      return begin({ ...state, failures: 0 }, around, { play: true, atMs: around.positionMs });
    case 'ended':
      return begin({ ...state, ...placeAfterTheEnd(state, around) }, around, { play: true });
    case 'idle':
      return begin(state, around, { play: true });
    case 'resolving':
    case 'buffering':
    case 'playing':
      return still(state);
  }
}

/** Where an ended queue starts over: at the top, or as the mode says that was chosen since. */
function placeAfterTheEnd(state: MachineState, around: Surroundings): Partial<MachineState> | null {
  if (state.mode === 'single-loop') return null;
  if (state.mode === 'sequence') return { queue: selectIndex(state.queue, 0) };
  return placeAfter(state, state.mode, around.random);
}

/** 暂停: also while a song is still on its way, which then arrives quietly. */
export function onPause(state: MachineState): Step {
  if (state.status !== 'playing' && state.status !== 'buffering' && state.status !== 'resolving')
    return still(state);
  return { state: { ...state, status: 'paused' }, effects: [{ type: 'pause', deck: state.deck }] };
}

/** 下一首 by hand always plays; at the end of 顺序播放 it stops there like the music would. */
export function onNext(state: MachineState, around: Surroundings): Step {
  return leave({ ...state, failures: 0 }, around, false);
}

/** 上一首: back in the order, or the same song from its start when there is nothing before it. */
export function onPrevious(state: MachineState, around: Surroundings): Step {
  if (!currentEntry(state.queue)) return still(state);
  const before = placeBefore(state, state.mode);
  return begin({ ...state, ...before, failures: 0 }, around, { play: true, before: [farewell(state)] });
}

/** The song is over: again, on, or stop, as mode and sleep timer say. */
export function onEnded(state: MachineState, around: Surroundings): Step {
  if (isLooped(state) && state.media === 'loaded') {
    const again = { type: 'play' as const, deck: state.deck, atMs: state.loop?.fromMs ?? 0 };
    return { state: { ...state, status: 'buffering' }, effects: [again] };
  }
  if (state.sleep?.kind === 'after-track') return rest({ ...state, sleep: null }, around);
  if (endsQueue(state)) return end({ ...state, sleep: null }, [farewell(state, true)]);
  if (state.mode === 'single-loop') {
    const before = [farewell(state, true)];
    if (state.media !== 'loaded') return begin(state, around, { play: true, before });
    const again = { ...state, playId: state.playId + 1, status: 'buffering' as const };
    return { state: again, effects: [...before, { type: 'play', deck: state.deck, atMs: 0 }] };
  }
  return leave(state, around, true);
}

/** On to what comes next, `fadeMs` long across from one to the other; the queue may also be at its end. */
export function leave(state: MachineState, around: Surroundings, completed: boolean, fadeMs = 0): Step {
  if (!currentEntry(state.queue)) return still(state);
  const after = placeAfter(state, state.mode, around.random);
  const before = [farewell(state, completed)];
  if (after) return begin({ ...state, ...after }, around, { play: true, before, fadeMs });
  return end(state, before);
}

/** The queue is over; its last song stays in place. */
const end = (state: MachineState, before: readonly Effect[]): Step => ({
  state: { ...state, status: 'ended', awaited: null, media: state.media === 'loaded' ? 'loaded' : 'empty' },
  effects: [...before, { type: 'pause', deck: state.deck }],
});

/** The sleep timer's end of song: the next one is put in place, paused. */
function rest(state: MachineState, around: Surroundings): Step {
  const after = placeAfter(state, state.mode, around.random);
  return begin({ ...state, ...after }, around, { play: false, before: [farewell(state, true)] });
}

/** Jumps inside the song; `ms` is already clamped. In an ended song it makes the song wait there. */
export function onSeek(state: MachineState, ms: number): Step {
  const entry = currentEntry(state.queue);
  if (!entry) return still(state);
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

/** Another quality: what sounds goes on until the new address is there. */
export function onSetLevel(state: MachineState, level: MachineState['level'], around: Surroundings): Step {
  if (level === state.level) return still(state);
  const next: MachineState = { ...state, level, lowered: false, prefetch: null };
  if (state.media === 'empty' || levelNow(next) === levelNow(state)) return still(next);
  return ask({ ...next, startAtMs: state.media === 'loaded' ? around.positionMs : state.startAtMs });
}
