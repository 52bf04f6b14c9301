export type Direction = 'left' | 'right' | 'up' | 'down';
export type Axis = 'x' | 'y';

/** How far a finger has gone from where it came down, CSS px, and for how long, ms. */
export interface Way {
  dx: number;
  dy: number;
  ms: number;
}

/** A finger that rests moves a little, too, px. */
const REST = 10;
/** As far as nobody goes by mistake, px. */
const FAR = 56;
/** A quick one need not go so far: px, and px per ms. */
const FLICKED = 24;
const QUICK = 0.4;

/** Along which axis a finger goes, as soon as that can be told. */
export function axisOf({ dx, dy }: Way): Axis | null {
  if (Math.max(Math.abs(dx), Math.abs(dy)) < REST) return null;
  return Math.abs(dx) > Math.abs(dy) ? 'x' : 'y';
}

/** Which way was meant along an axis when the finger is lifted; null: none, it was taken back or never went far. */
export function directionOf({ dx, dy, ms }: Way, axis: Axis): Direction | null {
  const way = axis === 'x' ? dx : dy;
  const length = Math.abs(way);
  if (length < FAR && (length < FLICKED || length < QUICK * ms)) return null;
  if (axis === 'x') return way < 0 ? 'left' : 'right';
  return way < 0 ? 'up' : 'down';
}
