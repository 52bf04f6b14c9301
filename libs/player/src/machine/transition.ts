import { retryUrlRequest } from './start-track.ts';
import {
  onAudioError,
  onConnection,
  onInterrupted,
  onResolved,
  onResolveFailed,
  onStalled,
  onStarted,
  onWaiting,
} from './on-media.ts';
import { MAX_RATE, MIN_RATE } from './playback-rate.ts';
import { onNearEnd } from './on-near-end.ts';
import { removeStaleAppended, onJoined, onNotJoined } from './on-join.ts';
import { onAdd, onJump, onPlayList, onSetMode } from './on-queue.ts';
import { onEnded, onNext, onPause, onPlay, onPrevious, onSeek, onSetLevel } from './on-transport.ts';
import {
  type MachineEvent,
  type MachineState,
  otherDeck,
  type Step,
  withoutEffects,
  type TransitionContext,
} from './state.ts';

/** Upper limit of the crossfade, ms. */
export const MAX_CROSSFADE_MS = 12_000;

const within = (value: number, low: number, high: number, otherwise: number): number =>
  Number.isFinite(value) ? Math.min(Math.max(value, low), high) : otherwise;

/**
 * The player's state machine as a pure function: next state and effects of an event. From the idle deck only
 * errors of a prepared track matter.
 */
export function transition(state: MachineState, event: MachineEvent, around: TransitionContext): Step {
  return removeStaleAppended(state, decide(state, event, around), around);
}

function decide(state: MachineState, event: MachineEvent, around: TransitionContext): Step {
  if ('deck' in event && event.deck !== state.deck) return onIdleDeck(state, event.type);
  switch (event.type) {
    case 'play-list':
      return onPlayList(state, event, around);
    case 'play-next':
      return onAdd(state, event.tracks, 'next', around);
    case 'enqueue':
      return onAdd(state, event.tracks, 'last', around);
    case 'insert':
      return onAdd(state, event.tracks, event.at, around);
    case 'play':
      return onPlay(state, around);
    case 'pause':
      return onPause(state);
    case 'next':
      return onNext(state, around);
    case 'previous':
      return onPrevious(state, around);
    case 'jump':
      return onJump(state, event.index, around);
    case 'seek':
      return onSeek(state, event.ms);
    case 'change':
      return event.apply(state, around);
    case 'set-mode':
      return onSetMode(state, event.mode, around);
    case 'set-level':
      return onSetLevel(state, event.level, around);
    case 'set-volume': {
      const volume = within(event.volume, 0, 1, state.volume);
      return withoutEffects({ ...state, volume, muted: volume > 0 ? false : state.muted });
    }
    case 'set-muted':
      return withoutEffects({ ...state, muted: event.muted });
    case 'set-rate':
      return withoutEffects({ ...state, rate: within(event.rate, MIN_RATE, MAX_RATE, state.rate) });
    case 'set-crossfade':
      return withoutEffects({
        ...state,
        crossfadeMs: within(event.ms, 0, MAX_CROSSFADE_MS, state.crossfadeMs),
      });
    case 'set-sleep':
      return withoutEffects({ ...state, sleep: event.sleep });
    case 'set-saver':
      return withoutEffects({ ...state, saver: event.saver });
    case 'set-limits':
      return withoutEffects({ ...state, ...event.limits, prefetch: null });
    case 'connection':
      return onConnection({ ...state, metered: event.metered }, event.online, around);
    case 'resolved':
      return onResolved(state, event, around);
    case 'resolve-failed':
      return onResolveFailed(state, event.request, event.code, around);
    case 'near-end':
      return onNearEnd(state, event, around);
    case 'started':
      return onStarted(state);
    case 'waiting':
      return onWaiting(state);
    case 'ended':
      if (state.status === 'playing' || state.status === 'buffering') return onEnded(state, around);
      return withoutEffects(state.status === 'paused' ? { ...state, atEnd: true } : state);
    case 'joined':
      return onJoined(state, around);
    case 'not-joined':
      return onNotJoined(state, around);
    case 'interrupted':
    case 'blocked':
      return onInterrupted(state);
    case 'audio-error':
      return state.media === 'loaded' ? onAudioError(state, event, around) : withoutEffects(state);
    case 'retry-due':
      return event.playId === state.playId ? retryUrlRequest(state) : withoutEffects(state);
    case 'stalled':
      return onStalled(state, event.playId, around);
  }
}

function onIdleDeck(state: MachineState, type: MachineEvent['type']): Step {
  if (type !== 'audio-error' || !state.prefetch?.resolved || state.prefetch.joined)
    return withoutEffects(state);
  // The key stays, so that the next tick does not request it again; the URL is requested again when the track's
  // turn comes.
  const prefetch = { ...state.prefetch, resolved: null, request: -1 };
  return { state: { ...state, prefetch }, effects: [{ type: 'unload', deck: otherDeck(state.deck) }] };
}
