import type { Track } from '@qingyin/contract';
import type { GaplessInfo } from '../gapless/audio-format.ts';
import type { ResolvedUrl } from '../types.ts';
import { withTrackStarted, leftEffect } from './start-track.ts';
import { positionAfter } from './queue-position.ts';
import { nextUp } from './next-up.ts';
import { onEnded } from './on-transport.ts';
import { currentEntry } from './queue.ts';
import { type MachineState, otherDeck, type Step, withoutEffects, type TransitionContext } from './state.ts';

/**
 * Whether `other` continues `one` on the same album: the next number of the same disc, or number 1 of the next
 * disc.
 */
export function continuesAlbum(one: Track, other: Track): boolean {
  if (one.album.id === 0 || one.album.id !== other.album.id || one.no === 0) return false;
  if (one.disc === other.disc) return other.no === one.no + 1;
  return other.no === 1 && Number(other.disc) === Number(one.disc) + 1;
}

/** Whether the next track continues the current one on the same album. */
export function isFollowedGaplessly(state: MachineState, around: TransitionContext): boolean {
  const next = nextUp(state, around);
  const now = currentEntry(state.queue);
  return !!now && !!next && continuesAlbum(now.track, next.track);
}

/** Gapless info of a track that the next one will follow gaplessly; undefined for all others. */
export function gaplessInfoFor(
  state: MachineState,
  { sound = {} }: ResolvedUrl,
  around: TransitionContext,
): GaplessInfo | undefined {
  return isFollowedGaplessly(state, around) ? sound : undefined;
}

/**
 * The URL of the next track is there: appends it to the active deck, or prepares it on the other deck.
 *
 * @param mayJoin false when the active deck cannot take it
 */
export function onNextResolved(
  state: MachineState,
  url: ResolvedUrl,
  around: TransitionContext,
  mayJoin = true,
): Step {
  const { prefetch } = state;
  if (!prefetch) return withoutEffects(state);
  const joined =
    mayJoin && nextUp(state, around)?.key === prefetch.key ? gaplessInfoFor(state, url, around) : undefined;
  const after = { ...state, ...positionAfter(state, state.mode, around.random) };
  return {
    state: { ...state, prefetch: { ...prefetch, resolved: { url, at: around.now }, joined: !!joined } },
    effects: [
      joined
        ? { type: 'append', deck: state.deck, url: url.url, facts: joined, measured: url.measured }
        : {
            type: 'prepare',
            deck: otherDeck(state.deck),
            url: url.url,
            facts: gaplessInfoFor(after, url, around),
            measured: url.measured,
          },
    ],
  };
}

/** The active deck cannot take the next track: prepares it on the other deck. */
export function onNotJoined(state: MachineState, around: TransitionContext): Step {
  const url = state.prefetch?.joined ? state.prefetch.resolved?.url : undefined;
  return url ? onNextResolved(state, url, around, false) : withoutEffects(state);
}

/**
 * The appended track has begun to play. If it is not the next track any more, handles the end of the current one
 * and treats the deck as empty.
 */
export function onJoined(state: MachineState, around: TransitionContext): Step {
  const { joined, resolved, key } = state.prefetch ?? {};
  const after = positionAfter(state, state.mode, around.random);
  const entry = after && currentEntry(after.queue);
  if (!joined || !resolved || !entry || entry.key !== key)
    return onEnded({ ...state, media: 'empty' }, around);
  const next = withTrackStarted(
    { ...state, ...after, prefetch: null },
    state.deck,
    resolved.url,
    resolved.at,
  );
  return {
    state: { ...next, status: state.status },
    effects: [
      leftEffect(state, true),
      { type: 'show-progress', positionMs: 0, durationMs: entry.track.durationMs },
      // The buffer may have run dry at the end of the last track.
      { type: 'watch-stall', playId: next.playId },
    ],
  };
}

/** Removes the appended track from the deck when a step makes another one come next. */
export function removeStaleAppended(state: MachineState, step: Step, around: TransitionContext): Step {
  const after = step.state;
  const { prefetch } = after;
  // A new track has emptied the deck, or is the appended one.
  if (!state.prefetch?.joined || after.playId !== state.playId) return step;
  if (prefetch?.joined && nextUp(after, around)?.key === prefetch.key) return step;
  // It could not be appended and is prepared on the other deck.
  if (!prefetch?.joined && prefetch?.request === state.prefetch.request) return step;
  return {
    state: { ...after, prefetch: prefetch?.joined ? null : prefetch },
    effects: [...step.effects, { type: 'cut', deck: state.deck }],
  };
}
