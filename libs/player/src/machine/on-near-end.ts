import { URL_LIFETIME_MS } from './start-track.ts';
import { endsQueue, nextUp } from './next-up.ts';
import { isFollowedGaplessly } from './on-join.ts';
import { leave } from './on-transport.ts';
import { currentEntry } from './queue.ts';
import { nextRound } from './shuffle.ts';
import {
  isSaving,
  currentLevel,
  currentLimit,
  type MachineEvent,
  type MachineState,
  type Step,
  withoutEffects,
  type TransitionContext,
} from './state.ts';

type NearEnd = Extract<MachineEvent, { type: 'near-end' }>;

/**
 * The track nears its end: requests the next one, once per track and quality, and starts the crossfade when it is
 * due.
 */
export function onNearEnd(before: MachineState, event: NearEnd, around: TransitionContext): Step {
  // Skips the prefetch while saving data and before a stop at the end of the queue, and deals no round for it.
  if (isSaving(before) || endsQueue(before)) return withoutEffects(before);
  const state = dealtAhead(before, around);
  const crossed = onFadeDue(state, event, around);
  if (crossed) return crossed;
  // During the first crossfade milliseconds the other deck may still be fading out the last track.
  const halfMs = (currentEntry(state.queue)?.track.durationMs ?? 0) / 2;
  if (around.positionMs < Math.min(state.crossfadeMs * state.rate, halfMs)) return withoutEffects(state);
  const entry = nextUp(state, around);
  const level = currentLevel(state);
  if (!entry || entry.track.unplayable !== null) return withoutEffects(state);
  if (state.prefetch?.key === entry.key && state.prefetch.level === level) return withoutEffects(state);
  const request = state.request + 1;
  return {
    state: { ...state, request, prefetch: { key: entry.key, request, level, resolved: null } },
    effects: [{ type: 'resolve', request, track: entry.track, level, limit: currentLimit(state) }],
  };
}

/**
 * At the last track of a shuffle round, deals the next round now, so that the prefetched track is the one that
 * comes.
 */
function dealtAhead(state: MachineState, { random }: TransitionContext): MachineState {
  const { queue, mode, nextShuffleRound } = state;
  if (mode !== 'shuffle' || queue.index < queue.entries.length - 1) return state;
  const ahead = nextRound(queue, nextShuffleRound, random);
  return ahead === nextShuffleRound ? state : { ...state, nextShuffleRound: ahead };
}

/**
 * Starts the crossfade, or returns null when it is not due. A fade takes at most half of either track, and tracks
 * that continue each other on an album do not fade.
 */
function onFadeDue(
  state: MachineState,
  { leftMs, mayFade }: NearEnd,
  around: TransitionContext,
): Step | null {
  const { crossfadeMs, rate, prefetch } = state;
  const now = currentEntry(state.queue);
  const next = nextUp(state, around);
  if (!now || !next || !mayFade || state.status !== 'playing') return null;
  const half = Math.min(now.track.durationMs, next.track.durationMs) / 2;
  if (leftMs > Math.min(crossfadeMs * rate, half) || isFollowedGaplessly(state, around)) return null;
  const ready = prefetch?.key === next.key && !prefetch.joined ? prefetch.resolved : null;
  // A URL that may have expired is requested again at the end of the track.
  if (!ready || around.now - ready.at >= URL_LIFETIME_MS) return null;
  return leave(state, around, true, leftMs / rate);
}
