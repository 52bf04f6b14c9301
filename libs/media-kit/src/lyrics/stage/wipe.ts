import type { LyricWord } from '@qingyin/lyrics';
import type { Score } from './conductor.ts';

/** How far a word is sung, 0 to 1; `LyricLines.module.css` paints it. */
export const SUNG = '--sung';
/** The animation may be off by so much before it is set anew, ms: below what an eye sees, above what clocks differ. */
const DRIFT_MS = 25;
/** An animation that has ended would begin anew when it is let go on. */
const NEVER_MS = 3_600_000;
/** After a jump sound comes when it comes: marks are looked at in so many frames, until they have been right in all of them. */
const SETTLING_FRAMES = 30;

export interface Wipe {
  /** Goes by the song's place, speed and pause again. */
  sync(): void;
  /** Takes all marks away. */
  stop(): void;
}

/**
 * Marks words as they are sung, from their beginning to their end: an animation of the browser's each, so that no script
 * runs between two words. `elements` are those of `words`, in their order. Without `soft` a word is marked whole at its
 * beginning.
 */
export function startWipe(
  elements: readonly HTMLElement[],
  words: readonly LyricWord[],
  score: Score,
  soft: boolean,
): Wipe {
  const base = Math.min(...words.map(({ startMs }) => startMs));
  const animations = words.flatMap(({ startMs, endMs }, at) => {
    const animation = elements[at]?.animate(
      { [SUNG]: [0, 1] },
      {
        easing: soft ? 'linear' : 'steps(1, start)',
        delay: startMs - base,
        duration: Math.max(endMs - startMs, 1),
        endDelay: NEVER_MS,
        fill: 'both',
      },
    );
    animation?.pause();
    return animation ? [animation] : [];
  });

  let unsettled = 0;
  let frame = 0;

  function sync(): void {
    cancelAnimationFrame(frame);
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
      const begunMs = performance.now() - due / rate;
      if (Math.abs(Number(animation.startTime ?? -Infinity) - begunMs) <= DRIFT_MS) continue;
      animation.startTime = begunMs;
      unsettled = SETTLING_FRAMES;
    }
    if (!running || unsettled === 0) return;
    unsettled -= 1;
    frame = requestAnimationFrame(sync);
  }

  sync();
  return {
    sync,
    stop: () => {
      cancelAnimationFrame(frame);
      for (const animation of animations) animation.cancel();
    },
  };
}
