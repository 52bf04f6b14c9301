import type { Deck } from '../ports/audio-port.ts';
import type { ResolvedUrl } from '../types.ts';
import { positionAfter } from './queue-position.ts';
import { currentEntry, emptyQueue } from './queue.ts';
import {
  type Effect,
  currentLevel,
  currentLimit,
  type MachineState,
  otherDeck,
  type Step,
  withoutEffects,
  type TransitionContext,
} from './state.ts';

/**
 * Age at which a stream URL is requested again before use, ms: URLs expire
 * (docs/specification/contract/entities.md#song-url).
 */
export const URL_LIFETIME_MS = 15 * 60 * 1000;

/** The highest quality that every browser can decode. */
const PLAIN_LEVEL = 'exhigh';

/** How to start the current entry. */
export interface StartTrackOptions {
  /** false: the track is shown paused and nothing is loaded */
  play: boolean;
  atMs?: number;
  /** effects that run first, e.g. the `left` effect of the last track */
  before?: readonly Effect[];
  /** crossfade from the last track, ms; applies only when the next one is prefetched */
  fadeMs?: number;
}

/**
 * Starts the current entry. Skips tracks that the catalogue marks as unplayable; when no track is playable the
 * state is `failed` with `nothing-playable`.
 */
export function startTrack(from: MachineState, around: TransitionContext, options: StartTrackOptions): Step {
  const { play, atMs = 0, before = [], fadeMs = 0 } = options;
  const effects: Effect[] = [...before];
  let state = from;
  for (let looked = 0; looked <= from.queue.entries.length; looked += 1) {
    const entry = currentEntry(state.queue);
    if (!entry) return toIdle(state, effects);
    const { unplayable } = entry.track;
    if (unplayable === null)
      return beginEntry(state, around, {
        play,
        atMs: looked === 0 ? atMs : 0,
        before: effects,
        fadeMs,
      });
    effects.push({ type: 'report-skip', track: entry.track, code: unplayable });
    state = { ...state, skipped: { track: entry.track, code: unplayable } };
    const after = positionAfter(state, state.mode, around.random);
    if (!after) break;
    state = { ...state, ...after };
  }
  return {
    state: {
      ...reset(state),
      status: 'failed',
      error: { code: 'nothing-playable', track: currentEntry(state.queue)?.track ?? null },
    },
    effects: [...effects, { type: 'pause', deck: state.deck }],
  };
}

/** Resets the fields that belong to one play of one track. */
function reset(state: MachineState): MachineState {
  return {
    ...state,
    media: 'empty',
    awaited: null,
    playId: state.playId + 1,
    atEnd: false,
    urlRetried: false,
    networkTries: 0,
    startAtMs: 0,
    playing: null,
    qualityLowered: false,
    loop: null,
    error: null,
  };
}

function beginEntry(
  from: MachineState,
  around: TransitionContext,
  options: Required<StartTrackOptions>,
): Step {
  const { play, atMs, before, fadeMs } = options;
  const entry = currentEntry(from.queue);
  if (!entry) return toIdle(from, [...before]);
  const fresh = reset({ ...from, prefetch: null });
  const shown: Effect = { type: 'show-progress', positionMs: atMs, durationMs: entry.track.durationMs };
  const ready = from.prefetch?.resolved;
  const usable =
    ready &&
    from.prefetch?.key === entry.key &&
    from.prefetch.level === currentLevel(from) &&
    around.now - ready.at < URL_LIFETIME_MS;

  // Unloading the old deck also removes what was appended behind its track.
  if (usable && !from.prefetch.joined && play && atMs === 0) {
    const deck = otherDeck(from.deck);
    const state = withTrackStarted({ ...from, prefetch: null }, deck, ready.url, ready.at);
    return {
      state,
      effects: [
        ...before,
        shown,
        ...(fadeMs > 0
          ? [{ type: 'crossfade' as const, from: from.deck, to: deck, ms: fadeMs }]
          : [
              { type: 'unload' as const, deck: from.deck },
              { type: 'play' as const, deck, atMs: 0 },
            ]),
        { type: 'watch-stall', playId: state.playId },
      ],
    };
  }

  const quiet: Effect = { type: 'unload', deck: from.deck };
  if (!play) {
    return { state: { ...fresh, status: 'paused', startAtMs: atMs }, effects: [...before, quiet, shown] };
  }
  const asked = requestUrl({ ...fresh, status: 'resolving', media: 'resolving', startAtMs: atMs });
  return { state: asked.state, effects: [...before, quiet, shown, ...asked.effects] };
}

/** State after the current entry has begun on `deck`, which holds `url`. */
export function withTrackStarted(from: MachineState, deck: Deck, url: ResolvedUrl, at: number): MachineState {
  return {
    ...reset(from),
    status: 'buffering',
    media: 'loaded',
    deck,
    resolvedAt: at,
    playing: url,
  };
}

/** Requests the URL of the current track and invalidates earlier requests. */
export function requestUrl(state: MachineState): Step {
  const entry = currentEntry(state.queue);
  if (!entry) return { state, effects: [] };
  const request = state.request + 1;
  const level = state.qualityLowered ? PLAIN_LEVEL : currentLevel(state);
  return {
    state: { ...state, request, awaited: request },
    effects: [{ type: 'resolve', request, track: entry.track, level, limit: currentLimit(state) }],
  };
}

/** Sends the request of a track that waits for a retry. */
export function retryUrlRequest(state: MachineState): Step {
  return state.media === 'resolving' && state.awaited === null ? requestUrl(state) : withoutEffects(state);
}

/** The empty player: clears the queue, keeps the settings. */
export function toIdle(state: MachineState, effects: readonly Effect[] = []): Step {
  return {
    state: {
      ...reset(state),
      status: 'idle',
      queue: { ...emptyQueue, nextKey: state.queue.nextKey },
      unshuffledOrder: state.unshuffledOrder && [],
      nextShuffleRound: null,
      prefetch: null,
      failures: 0,
      source: null,
      sleep: state.sleep?.kind === 'after-track' ? null : state.sleep,
    },
    effects: [
      ...effects,
      { type: 'unload', deck: state.deck },
      { type: 'show-progress', positionMs: 0, durationMs: 0 },
    ],
  };
}

/** Effect that reports the end of the current track's play. */
export const leftEffect = (state: MachineState, completed = false): Effect => ({
  type: 'left',
  playId: state.playId,
  completed,
});
