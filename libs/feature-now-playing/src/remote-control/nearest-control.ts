/** Directions of the arrow keys. */
export type ArrowKey = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight';

/** Position and size of a control in the window, px. */
export type Box = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>;

/** Weight of a distance aside, compared with one in the direction of the key. */
const ASIDE = 2;

/**
 * Index of the box that an arrow key leads to from `from`: the nearest one that lies wholly in its direction.
 *
 * @returns -1 if there is none
 */
export function nearestControl(from: Box, boxes: readonly Box[], key: ArrowKey): number {
  const distances = boxes.map((box) => distance(from, box, key));
  const least = Math.min(...distances);
  return Number.isFinite(least) ? distances.indexOf(least) : -1;
}

/** Weighted distance, px; infinite for boxes in other directions. */
function distance(from: Box, to: Box, key: ArrowKey): number {
  const ahead = {
    ArrowUp: from.top - to.bottom,
    ArrowDown: to.top - from.bottom,
    ArrowLeft: from.left - to.right,
    ArrowRight: to.left - from.right,
  }[key];
  // Neighbours may overlap by a rounded pixel.
  if (ahead < -1) return Infinity;
  const upright = key === 'ArrowUp' || key === 'ArrowDown';
  const aside = upright
    ? gap(from.left, from.right, to.left, to.right)
    : gap(from.top, from.bottom, to.top, to.bottom);
  // Left and right stay in the row.
  return !upright && aside > 0 ? Infinity : Math.max(0, ahead) + ASIDE * aside + centres(from, to, upright);
}

/** Gap between two ranges; 0 if they overlap. */
const gap = (from: number, to: number, otherFrom: number, otherTo: number): number =>
  Math.max(0, otherFrom - to, from - otherTo);

/** A small share of the distance of the centres, which decides between boxes that are equally near. */
const centres = (one: Box, other: Box, upright: boolean): number =>
  (upright
    ? Math.abs(one.left + one.right - other.left - other.right)
    : Math.abs(one.top + one.bottom - other.top - other.bottom)) / 20;
