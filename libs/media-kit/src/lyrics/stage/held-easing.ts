/**
 * What is held at its end stays an animation for so long after it, mostly until the next line, with which it is taken away: a page
 * draws some frames for the ends of many animations. It keeps the alarm of the earliest end even when that animation has gone, so
 * that ends which are near would be drawn for all the same. ms.
 */
export const OUTLASTS_MS = 60_000;

/** Percent of the whole, exact to the millisecond for an hour. */
const percent = (ms: number, lastsMs: number): string => `${((ms / lastsMs) * 100).toFixed(5)}%`;

/**
 * One easing for all of an animation that lasts `lastsMs`: 0 until `fromMs`, then `points` (of a way from 0 to 1) evenly until
 * `toMs`, 1 from there on. Of the whole and not between its keyframes: as long as the progress of an animation does not change
 * the browser does not make the style of its element anew in the frames it draws for other reasons.
 */
export function heldEasing(points: readonly number[], fromMs: number, toMs: number, lastsMs: number): string {
  const step = (toMs - fromMs) / Math.max(points.length - 1, 1);
  const way = points.map((point, at) => `${String(point)} ${percent(fromMs + at * step, lastsMs)}`);
  return `linear(0 0%, 0 ${percent(fromMs, lastsMs)}, ${way.join(', ')}, 1 ${percent(toMs, lastsMs)}, 1 100%)`;
}
