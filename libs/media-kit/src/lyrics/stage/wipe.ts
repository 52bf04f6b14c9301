import { viewOf } from '@qingyin/ui';
import type { Score } from './conductor.ts';

/** The animation may be off by so much before it is set anew, ms: below what an eye sees, above what clocks differ. */
const DRIFT_MS = 25;
/** After a jump sound comes when it comes: marks are looked at so often until they have been right each time. */
const SETTLING_LOOKS = 12;
/** By the clock and not by frames, which a look would make the page draw; ms. */
const LOOK_MS = 40;

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
  const base = Math.min(...words.map(({ startMs }) => startMs));
  const duration = Math.max(...words.map(({ endMs }) => endMs - base), 1);
  const animations = words.flatMap(({ startMs, endMs, marks }) =>
    marks.map(({ element, property, unsung, sung }) => {
      // All last as long as the line does: a page draws a frame for each beginning and each end, and gets ready before.
      const [begun, ended] = [startMs - base, Math.max(endMs - base, startMs - base)];
      const animation = element.animate(
        [
          { [property]: unsung, offset: 0 },
          { [property]: unsung, offset: begun / duration, easing: soft ? 'linear' : 'steps(1, start)' },
          { [property]: sung, offset: ended / duration },
          { [property]: sung, offset: 1 },
        ],
        { duration, fill: 'both' },
      );
      animation.pause();
      return animation;
    }),
  );

  let unsettled = 0;
  let look: number | undefined;

  function sync(): void {
    view.clearTimeout(look);
    const due = Math.max(score.positionMs() - base, 0);
    const [rate, running] = [score.rate(), score.running()];
    for (const animation of animations) {
      if (animation.playbackRate !== rate) animation.playbackRate = rate;
      if (!running) {
        animation.pause();
        animation.currentTime = due;
        continue;
      }
      // Told its beginning it is in time from the next frame on; told to play it would begin with it.
      const begunMs = view.performance.now() - due / rate;
      if (Math.abs(Number(animation.startTime ?? -Infinity) - begunMs) <= DRIFT_MS) continue;
      animation.startTime = begunMs;
      unsettled = SETTLING_LOOKS;
    }
    if (!running || unsettled === 0) return;
    unsettled -= 1;
    look = view.setTimeout(sync, LOOK_MS);
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
