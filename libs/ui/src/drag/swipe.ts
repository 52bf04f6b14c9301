export type Direction = 'left' | 'right' | 'up' | 'down';
export type Axis = 'x' | 'y';

/** Distance (CSS px) and time (ms) a finger has moved since it touched the screen. */
export interface Movement {
  dx: number;
  dy: number;
  ms: number;
}

/** Below this distance (px) no axis is locked: a resting finger moves a little, too. */
const REST = 10;
/** Distance (px) that counts as a swipe at any speed; unintended movements stay below it. */
const FAR = 56;
/** Distance (px) and speed (px/ms) from which a fast flick counts as a swipe. */
const FLICKED = 24;
const QUICK = 0.4;

/** The axis a movement follows, or null while it is too short to tell. */
export function axisOf({ dx, dy }: Movement): Axis | null {
  if (Math.max(Math.abs(dx), Math.abs(dy)) < REST) return null;
  return Math.abs(dx) > Math.abs(dy) ? 'x' : 'y';
}

/** Direction of a swipe along its axis once the finger is lifted; null: too short, or taken back. */
export function directionOf({ dx, dy, ms }: Movement, axis: Axis): Direction | null {
  const way = axis === 'x' ? dx : dy;
  const length = Math.abs(way);
  if (length < FAR && (length < FLICKED || length < QUICK * ms)) return null;
  if (axis === 'x') return way < 0 ? 'left' : 'right';
  return way < 0 ? 'up' : 'down';
}
