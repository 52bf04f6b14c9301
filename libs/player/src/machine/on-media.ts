import type { QualityLevel } from '@qingyin/contract';
import type { PlayErrorCode } from '../errors.ts';
import { URL_LIFETIME_MS, requestUrl, retryUrlRequest, startTrack, leftEffect } from './start-track.ts';
import { positionAfter } from './queue-position.ts';
import { gaplessInfoFor, onNextResolved } from './on-join.ts';
import { currentEntry } from './queue.ts';
import {
  type MachineEvent,
  type MachineState,
  type Step,
  withoutEffects,
  type TransitionContext,
} from './state.ts';

/** Number of tracks failing in a row after which the player stops. */
export const FAILURES_TO_STOP = 3;
/** Backoff after a lost connection, ms; the last value repeats without limit. */
export const RETRY_DELAYS_MS = [1000, 4000, 10_000, 30_000] as const;
/** Number of server errors for one file after which it counts as missing. */
const TRIES_OF_A_FILE = 3;
/** Levels that every browser can decode; higher ones may come in a format that this browser lacks. */
const plain: readonly QualityLevel[] = ['standard', 'higher', 'exhigh'];

const wantsSound = (state: MachineState): boolean =>
  state.status === 'resolving' || state.status === 'buffering' || state.status === 'playing';

type Resolved = Extract<MachineEvent, { type: 'resolved' }>;

/** A URL arrived: for the current track, for the next one, or too late for either. */
export function onResolved(state: MachineState, event: Resolved, around: TransitionContext): Step {
  const { request, url } = event;
  if (request === state.awaited) {
    const play = wantsSound(state);
    // After a change of quality the old URL keeps playing; the new one starts at the position reached.
    const atMs = state.media === 'loaded' ? around.positionMs : state.startAtMs;
    return {
      state: {
        ...state,
        awaited: null,
        media: 'loaded',
        status: play ? 'buffering' : state.status,
        resolvedAt: around.now,
        playing: url,
        startAtMs: 0,
        // A reloaded deck has lost the appended track.
        prefetch: state.prefetch?.joined ? null : state.prefetch,
      },
      effects: [
        {
          type: 'load',
          deck: state.deck,
          url: url.url,
          atMs,
          play,
          facts: gaplessInfoFor(state, url, around),
          measured: url.measured,
        },
        ...(play ? [{ type: 'watch-stall' as const, playId: state.playId }] : []),
      ],
    };
  }
  return request === state.prefetch?.request ? onNextResolved(state, url, around) : withoutEffects(state);
}

/** No URL: the player goes on to the next track, or retries after a network error. */
export function onResolveFailed(
  state: MachineState,
  request: number,
  code: PlayErrorCode,
  around: TransitionContext,
): Step {
  if (request !== state.awaited) return withoutEffects(state);
  const waiting = { ...state, awaited: null };
  // After a refused change of quality the old URL keeps playing.
  if (state.media === 'loaded') return withoutEffects(waiting);
  return code === 'network' ? lostConnection(waiting, waiting.startAtMs) : passOver(waiting, code, around);
}

/** Playback has started: resets failures and retries. */
export function onStarted(state: MachineState): Step {
  if (!wantsSound(state)) return withoutEffects(state);
  return withoutEffects({ ...state, status: 'playing', failures: 0, networkTries: 0, error: null });
}

/** The buffer ran dry. The element resumes by itself; a timer watches for a stall. */
export function onWaiting(state: MachineState): Step {
  if (state.status !== 'playing') return withoutEffects(state);
  return {
    state: { ...state, status: 'buffering' },
    effects: [{ type: 'watch-stall', playId: state.playId }],
  };
}

/** The system paused playback or autoplay was blocked: the track is shown paused, without an error. */
export function onInterrupted(state: MachineState): Step {
  return withoutEffects(wantsSound(state) ? { ...state, status: 'paused' } : state);
}

type AudioError = Extract<MachineEvent, { type: 'audio-error' }>;
const refusals = new Set([401, 403, 404, 410]);

/**
 * The active deck failed. A URL that may have expired is requested once more, to continue at the same position.
 */
export function onAudioError(state: MachineState, event: AudioError, around: TransitionContext): Step {
  const { kind, status } = event;
  const atMs = Math.max(around.positionMs, state.startAtMs);
  const ill = kind === 'status' && !refusals.has(status ?? 0);
  if (kind === 'network' || (ill && state.networkTries < TRIES_OF_A_FILE)) return lostConnection(state, atMs);
  const old = around.now - state.resolvedAt > URL_LIFETIME_MS;
  const doubtful = (kind === 'status' && !ill) || kind === 'unsupported' || old;
  const better =
    kind !== 'status' && !state.qualityLowered && !plain.includes(state.playing?.level ?? 'standard');
  if (better || (doubtful && !state.urlRetried)) {
    const empty: MachineState = {
      ...state,
      urlRetried: doubtful,
      qualityLowered: better,
      media: 'resolving',
      startAtMs: atMs,
    };
    return requestUrl(wantsSound(state) ? { ...empty, status: 'resolving' } : empty);
  }
  return passOver(
    { ...state, media: 'empty' },
    kind === 'decode' || kind === 'unsupported' ? 'decode' : 'expired',
    around,
  );
}

/** A stall that lasts counts as a lost connection. */
export function onStalled(state: MachineState, playId: number, around: TransitionContext): Step {
  if (playId !== state.playId || state.status !== 'buffering') return withoutEffects(state);
  return lostConnection(state, around.positionMs);
}

/** The connection changed. When it is back, waiting requests and dry buffers are retried at once. */
export function onConnection(state: MachineState, online: boolean, around: TransitionContext): Step {
  if (!online || !wantsSound(state)) return withoutEffects(state);
  if (state.status !== 'buffering' || state.awaited !== null)
    return retryUrlRequest({ ...state, networkTries: 0 });
  const again = requestUrl({
    ...state,
    status: 'resolving',
    media: 'resolving',
    startAtMs: Math.max(around.positionMs, state.startAtMs),
  });
  return { ...again, effects: [{ type: 'pause', deck: state.deck }, ...again.effects] };
}

/**
 * Connection lost: the track keeps its position and is retried with backoff, without limit. The error is shown
 * from the second attempt on.
 */
function lostConnection(state: MachineState, atMs: number): Step {
  const lost: MachineState = { ...state, awaited: null, startAtMs: atMs };
  const quiet = { type: 'pause', deck: state.deck } as const;
  if (!wantsSound(state)) return { state: { ...lost, media: 'empty', error: null }, effects: [quiet] };
  const tries = state.networkTries;
  const delayMs = RETRY_DELAYS_MS[tries] ?? 30_000;
  const track = currentEntry(state.queue)?.track ?? null;
  return {
    state: {
      ...lost,
      status: 'resolving',
      media: 'resolving',
      networkTries: tries + 1,
      error: tries > 0 ? { code: 'network', track } : null,
    },
    effects: [quiet, { type: 'retry-later', playId: state.playId, delayMs }],
  };
}

/** The track cannot be played: goes to the next one, or stops after `FAILURES_TO_STOP` failures in a row. */
function passOver(state: MachineState, code: PlayErrorCode, around: TransitionContext): Step {
  const entry = currentEntry(state.queue);
  if (!entry) return withoutEffects(state);
  const failures = state.failures + 1;
  const skipped = { track: entry.track, code };
  const after = wantsSound(state) ? positionAfter(state, state.mode, around.random) : null;
  const hopeless = failures >= FAILURES_TO_STOP;
  if (!after || hopeless || currentEntry(after.queue) === entry) {
    return {
      state: {
        ...state,
        status: 'failed',
        media: 'empty',
        awaited: null,
        failures,
        error: { code: hopeless ? 'too-many-failures' : code, track: entry.track },
      },
      effects: [
        { type: 'pause', deck: state.deck },
        { type: 'report-skip', ...skipped },
      ],
    };
  }
  return startTrack({ ...state, ...after, failures, skipped }, around, {
    play: true,
    before: [leftEffect(state), { type: 'report-skip', ...skipped }],
  });
}
