import { isLooped } from '../machine/next-up.ts';
import { type MachineState, otherDeck, type Step, withoutEffects } from '../machine/state.ts';
import type { AudioPort, Deck } from '../ports/audio-port.ts';
import type { Clock } from '../ports/ports.ts';
import type { Loop } from '../types.ts';
import { MIN_LOOP_MS } from './loop-limits.ts';
import type { TimedEngine } from './timed-engine.ts';

/** Crossfade between end and beginning of the part, ms: long enough to hide the seam, too short for an echo. */
export const LOOP_CROSSFADE_MS = 40;
/** Time after which a deck has seeked back to the start of the part, ms. */
const PARKED_AFTER_MS = 4 * LOOP_CROSSFADE_MS;
/**
 * A position this far behind the end comes from a seek: playback returns at once, without waiting for the other
 * deck.
 */
const ASTRAY_MS = 500;

interface Waiting {
  deck: Deck;
  url: string;
  fromMs: number;
  /** ms since 1970 */
  readyAt: number;
}

/**
 * A–B repeat: repeats a part of the track. The idle deck holds the same track at the part's beginning; at its end
 * the two decks change roles, so that no seek interrupts playback.
 */
export function createAbRepeat(engine: TimedEngine, audio: AudioPort, clock: Clock) {
  const { state, dispatch, positionMs, progress, snapshot } = engine;
  let waiting: Waiting | null = null;
  let callOff: (() => void) | null = null;

  /**
   * Schedules a check after the current event loop turn: stores notify in the middle of a transition, before its
   * effects ran.
   */
  function soon(): void {
    if (!state().loop && !waiting) return;
    callOff?.();
    callOff = clock.after(0, look);
  }

  function look(): void {
    callOff = null;
    const now = state();
    const { loop } = now;
    if (!loop || now.media !== 'loaded') {
      letGo();
      return;
    }
    place(now, loop);
    if (loop.toMs === null || now.status !== 'playing') return;
    const leftMs = (loop.toMs - positionMs()) / now.rate - LOOP_CROSSFADE_MS;
    if (leftMs > 0) callOff = clock.after(leftMs, look);
    else turn(loop.toMs);
  }

  /**
   * Seeks the idle deck to the start of the part. Without an end point a prefetched track has priority on that
   * deck.
   */
  function place({ deck, playing, prefetch }: MachineState, { fromMs }: Loop): void {
    const other = otherDeck(deck);
    if (prefetch?.resolved && !prefetch.joined) waiting = null;
    else if (
      playing &&
      (waiting?.deck !== other || waiting.url !== playing.url || waiting.fromMs !== fromMs)
    ) {
      waiting = { deck: other, url: playing.url, fromMs, readyAt: clock.now() + PARKED_AFTER_MS };
      audio.prepare(other, playing.url);
      audio.seek(other, fromMs);
    }
  }

  function turn(toMs: number): void {
    const astray = positionMs() > toMs + ASTRAY_MS;
    const ready = waiting && !astray && clock.now() >= waiting.readyAt ? waiting : null;
    dispatch({ type: 'change', apply: (now) => (ready ? change(now, ready) : back(now)) });
  }

  function change(now: MachineState, ready: Waiting): Step {
    const { deck, loop } = now;
    if (!loop || otherDeck(deck) !== ready.deck) return withoutEffects(now);
    waiting = { ...ready, deck, readyAt: clock.now() + PARKED_AFTER_MS };
    return {
      state: { ...now, deck: ready.deck },
      effects: [{ type: 'turn', from: deck, to: ready.deck, ms: LOOP_CROSSFADE_MS, backMs: loop.fromMs }],
    };
  }

  const back = (now: MachineState): Step => ({
    state: now,
    effects: now.loop ? [{ type: 'seek', deck: now.deck, ms: now.loop.fromMs }] : [],
  });

  /** Releases the idle deck. */
  function letGo(): void {
    const { deck, prefetch, loop } = state();
    if (loop) return;
    if (waiting && waiting.deck !== deck && !prefetch?.resolved) audio.unload(waiting.deck);
    waiting = null;
  }

  const stops = [snapshot.subscribe(soon), progress.subscribe(soon)];

  return {
    /**
     * Sets the part to repeat; null ends the repetition. Ignores a part outside the track or shorter than
     * `MIN_LOOP_MS`.
     */
    set(loop: Loop | null): void {
      const { durationMs } = progress.get();
      const toMs = loop?.toMs ?? null;
      const end = toMs === null ? null : durationMs > 0 ? Math.min(toMs, durationMs) : toMs;
      if (loop && (loop.fromMs < 0 || (end !== null && end - loop.fromMs < MIN_LOOP_MS))) return;
      dispatch({
        type: 'change',
        apply(now) {
          const next = { ...now, loop: loop && { fromMs: loop.fromMs, toMs: end } };
          // Frees the idle deck from a prefetched track; an appended one is removed by the transition itself.
          const dropped = isLooped(next) && now.prefetch !== null && !now.prefetch.joined;
          return {
            state: dropped ? { ...next, prefetch: null } : next,
            effects: dropped ? [{ type: 'unload', deck: otherDeck(now.deck) }] : [],
          };
        },
      });
      soon();
    },
    dispose(): void {
      callOff?.();
      for (const stop of stops) stop();
    },
  };
}
