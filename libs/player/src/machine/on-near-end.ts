import { ADDRESS_LIFE_MS } from './begin.ts';
import { endsQueue, nextUp } from './next-up.ts';
import { isFollowed } from './on-join.ts';
import { leave } from './on-transport.ts';
import { currentEntry } from './queue.ts';
import { withUpcoming } from './shuffle.ts';
import {
  isSaving,
  levelNow,
  type MachineEvent,
  type MachineState,
  type Step,
  still,
  type Surroundings,
} from './state.ts';

type NearEnd = Extract<MachineEvent, { type: 'near-end' }>;

/** The song nears its end: asks for the next one, once per song and quality, and goes over into it when both are to cross. */
export function onNearEnd(state: MachineState, event: NearEnd, around: Surroundings): Step {
  // What may not be heard in the end is not fetched, and no round is dealt that is not to begin.
  if (isSaving(state) || endsQueue(state)) return still(state);
  const crossed = onFadeDue(state, event, around);
  if (crossed) return crossed;
  // What the song before may still sink on is the deck the next one is prepared on.
  const halfMs = (currentEntry(state.queue)?.track.durationMs ?? 0) / 2;
  if (around.positionMs < Math.min(state.crossfadeMs * state.rate, halfMs)) return still(state);
  const order =
    state.mode === 'shuffle' ? withUpcoming(state.order, state.queue, around.random) : state.order;
  const dealt = order === state.order ? state : { ...state, order };
  const entry = nextUp(dealt, around);
  const level = levelNow(state);
  if (!entry || entry.track.unplayable !== null) return still(dealt);
  if (state.prefetch?.key === entry.key && state.prefetch.level === level) return still(dealt);
  const request = state.request + 1;
  return {
    state: { ...dealt, request, prefetch: { key: entry.key, request, level, resolved: null } },
    effects: [{ type: 'resolve', request, track: entry.track, level }],
  };
}

/** Neither song fades for more than half of itself, and none into its neighbour of an album. Null: not now. */
function onFadeDue(state: MachineState, { leftMs, mayFade }: NearEnd, around: Surroundings): Step | null {
  const { crossfadeMs, rate, prefetch } = state;
  const now = currentEntry(state.queue);
  const next = nextUp(state, around);
  if (!now || !next || !mayFade || state.status !== 'playing') return null;
  const half = Math.min(now.track.durationMs, next.track.durationMs) / 2;
  if (leftMs > Math.min(crossfadeMs * rate, half) || isFollowed(state, around)) return null;
  const ready = prefetch?.key === next.key && !prefetch.joined ? prefetch.resolved : null;
  // An address that may have expired is asked for when the song is over.
  if (!ready || around.now - ready.at >= ADDRESS_LIFE_MS) return null;
  return leave(state, around, true, leftMs / rate);
}
