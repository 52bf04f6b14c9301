import { ownerWindow } from '@qingyin/ui';
import type { PlaybackClock } from '../scheduler/lyric-scheduler.ts';
import { heldEasing, HOLD_MS } from './held-easing.ts';

/** Tolerated drift of the animations, ms: below what is visible, above the difference of the clocks. */
const DRIFT_MS = 25;
/**
 * Checks of the drift after a seek, since sound starts late: delays between them, ms, until all checks in a row
 * were right. By timers rather than animation frames, which would make the page render.
 */
const LOOKS_MS = [40, 40, 40, 80, 120, 160];

/**
 * Maximum duration of a reading of position and clock, ms; a longer one was interrupted and makes the highlight
 * late.
 */
const READ_WITHIN_MS = 2;
/** Maximum number of readings on a busy machine. */
const READINGS = 3;

/** Animations start this much before the first word, ms. */
const LEAD_MS = 1;

/** Animation of one element: a property with its values before and after the word was sung. */
export interface HighlightAnimation {
  element: HTMLElement;
  property: 'transform' | 'opacity';
  unsung: string;
  sung: string;
}

/** Animations with the same timing, ms of the song. */
export interface HighlightedPiece {
  startMs: number;
  endMs: number;
  marks: readonly HighlightAnimation[];
}

/** A running karaoke highlight. */
export interface KaraokeHighlight {
  /** Reads the song's position, rate and play state again. */
  sync(): void;
  /** Removes all animations. */
  stop(): void;
}

/**
 * Karaoke highlight: animates words from their start to their end with browser animations of transform and
 * opacity, which run on the compositor without script or painting.
 *
 * @param soft false: a word is highlighted whole at its start
 */
export function startKaraokeHighlight(
  words: readonly HighlightedPiece[],
  score: PlaybackClock,
  soft: boolean,
): KaraokeHighlight {
  // Each window has its own animation timeline.
  const first = words[0]?.marks[0]?.element;
  const view = first ? ownerWindow(first) : window;
  // Starts before the first word, so that the effects of the start are not visible.
  const base = Math.min(...words.map(({ startMs }) => startMs)) - LEAD_MS;
  const duration = Math.max(...words.map(({ endMs }) => endMs - base), 1) + HOLD_MS;
  const animations = words.flatMap(({ startMs, endMs, marks }) =>
    marks.map(({ element, property, unsung, sung }) => {
      // All animations have the line's duration: the browser renders a frame for each start and end, and prepares
      // for it.
      const [begun, ended] = [startMs - base, Math.max(endMs - base, startMs - base)];
      // Neither played nor paused, each of which waits for a frame: the start time is set explicitly below.
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

  /** start time (ms of the window's clock) and rate that were set on the animations; null while paused */
  let applied: { begunMs: number; rate: number } | null = null;
  let looks = LOOKS_MS.length;
  let look: number | undefined;

  function sync(): void {
    view.clearTimeout(look);
    const { atMs, playedMs } = placeNow(score, view);
    // Negative before the first word: with background vocals, and in lines that begin before their words.
    const due = playedMs - base;
    const [rate, running] = [score.rate(), score.isAdvancing()];
    if (!running) {
      applied = null;
      for (const animation of animations) {
        animation.pause();
        animation.currentTime = due;
      }
      return;
    }
    // With a start time the animations are in sync from the next frame on; `play()` would start them with that
    // frame.
    const begunMs = atMs - due / rate;
    if (applied?.rate !== rate || Math.abs(applied.begunMs - begunMs) > DRIFT_MS) {
      applied = { begunMs, rate };
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

/** Position of the song with the window's clock at that moment, ms. */
function placeNow(score: PlaybackClock, view: Window): { atMs: number; playedMs: number } {
  for (let readings = 1; ; readings += 1) {
    const before = view.performance.now();
    const playedMs = score.positionMs();
    const after = view.performance.now();
    if (after - before <= READ_WITHIN_MS || readings === READINGS) return { atMs: after, playedMs };
  }
}
