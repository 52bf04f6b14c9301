import { viewOf } from '@qingyin/ui';
import type { Score } from './conductor.ts';
import { heldEasing, OUTLASTS_MS } from './held-easing.ts';

/** The animation may be off by so much before it is set anew, ms: below what an eye sees, above what clocks differ. */
const DRIFT_MS = 25;
/**
 * After a jump sound comes when it comes: marks are looked at after so long each, until they have been right each time. By the
 * clock and not by frames, which a look would make the page draw; ms.
 */
const LOOKS_MS = [40, 40, 40, 80, 120, 160];

/** A place that was read within so long is where the song was then, ms: what else is done in between makes marks late. */
const READ_WITHIN_MS = 2;
/** A machine that is busy all the time is as exact as it can be. */
const READINGS = 3;

/** Animations begin so much before the first word does, ms. */
const LEAD_MS = 1;

/** What shows how far a word is sung: a property, unsung and sung, of the element. */
export interface Mark {
  element: HTMLElement;
  property: 'transform' | 'opacity';
  unsung: string;
  sung: string;
}

/** Marks that go together, and when they go, ms of the song. */
export interface Marked {
  startMs: number;
  endMs: number;
  marks: readonly Mark[];
}

export interface Wipe {
  /** Goes by the song's place, speed and pause again. */
  sync(): void;
  /** Takes all marks away. */
  stop(): void;
}

/**
 * Marks words as they are sung, from their beginning to their end: animations of the browser's, so that no script runs
 * between two words, and of what its compositor moves alone (transform, opacity), so that nothing is painted either.
 * Without `soft` a word is marked whole at its beginning.
 */
export function startWipe(words: readonly Marked[], score: Score, soft: boolean): Wipe {
  // Each window counts the time of its animations from its own beginning.
  const first = words[0]?.marks[0]?.element;
  const view = first ? viewOf(first) : window;
  // Before the first of them nothing is marked, whatever comes at once with its beginning.
  const base = Math.min(...words.map(({ startMs }) => startMs)) - LEAD_MS;
  const duration = Math.max(...words.map(({ endMs }) => endMs - base), 1) + OUTLASTS_MS;
  const animations = words.flatMap(({ startMs, endMs, marks }) =>
    marks.map(({ element, property, unsung, sung }) => {
      // All last as long as the line does: a page draws a frame for each beginning and each end, and gets ready before.
      const [begun, ended] = [startMs - base, Math.max(endMs - base, startMs - base)];
      // Neither played nor paused, each of which waits for a frame of its own: it is told when it begins (below).
      const effect = new view.KeyframeEffect(
        element,
        { [property]: [unsung, sung] },
        {
          duration,
          fill: 'both',
          easing: heldEasing(soft ? [0, 1] : [1, 1], begun, ended, duration),
        },
      );
      return new view.Animation(effect, view.document.timeline);
    }),
  );

  /** what the animations were told: when they begin, ms of their window's clock, and how fast they go; null while they stand */
  let told: { begunMs: number; rate: number } | null = null;
  let looks = LOOKS_MS.length;
  let look: number | undefined;

  function sync(): void {
    view.clearTimeout(look);
    const { atMs, playedMs } = placeNow(score, view);
    // Below 0 while the first of them is still to come: behind voices, and where a line begins before its words.
    const due = playedMs - base;
    const [rate, running] = [score.rate(), score.running()];
    if (!running) {
      told = null;
      for (const animation of animations) {
        animation.pause();
        animation.currentTime = due;
      }
      return;
    }
    // Told its beginning an animation is in time from the next frame on; told to play it would begin with it.
    const begunMs = atMs - due / rate;
    if (told?.rate !== rate || Math.abs(told.begunMs - begunMs) > DRIFT_MS) {
      told = { begunMs, rate };
      looks = 0;
      for (const animation of animations) {
        if (animation.playbackRate !== rate) animation.playbackRate = rate;
        animation.startTime = begunMs;
      }
    }
    const waitMs = LOOKS_MS[looks];
    if (waitMs === undefined) return;
    looks += 1;
    look = view.setTimeout(sync, waitMs);
  }

  sync();
  return {
    sync,
    stop: () => {
      view.clearTimeout(look);
      for (const animation of animations) animation.cancel();
    },
  };
}

/** Where the song is, and when that was, ms of the window's clock. */
function placeNow(score: Score, view: Window): { atMs: number; playedMs: number } {
  for (let readings = 1; ; readings += 1) {
    const before = view.performance.now();
    const playedMs = score.positionMs();
    const after = view.performance.now();
    if (after - before <= READ_WITHIN_MS || readings === READINGS) return { atMs: after, playedMs };
  }
}
