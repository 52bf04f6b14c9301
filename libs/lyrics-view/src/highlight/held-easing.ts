/**
 * Time for which an animation is held at its end value, ms; usually it is removed with the next line. Browsers
 * render extra frames when many animations end, and keep the timer of the earliest end even after that animation
 * was removed.
 */
export const HOLD_MS = 60_000;

/** Percent of the duration, exact to a millisecond within an hour. */
const percent = (ms: number, lastsMs: number): string => `${((ms / lastsMs) * 100).toFixed(5)}%`;

/**
 * CSS `linear()` easing for an animation of `lastsMs`: 0 until `fromMs`, then `points` (from 0 to 1) evenly until
 * `toMs`, then 1. One easing for the whole rather than keyframes: while the progress does not change, the browser
 * does not recalculate the element's style in frames it renders for other reasons.
 */
export function heldEasing(points: readonly number[], fromMs: number, toMs: number, lastsMs: number): string {
  const step = (toMs - fromMs) / Math.max(points.length - 1, 1);
  const way = points.map((point, at) => `${String(point)} ${percent(fromMs + at * step, lastsMs)}`);
  return `linear(0 0%, 0 ${percent(fromMs, lastsMs)}, ${way.join(', ')}, 1 ${percent(toMs, lastsMs)}, 1 100%)`;
}
