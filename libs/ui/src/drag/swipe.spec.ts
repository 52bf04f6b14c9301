import { describe, expect, it } from 'vitest';
import { axisOf, directionOf } from './swipe.ts';

const slow = (dx: number, dy: number) => ({ dx, dy, ms: 2000 });
const quick = (dx: number, dy: number) => ({ dx, dy, ms: 60 });

describe('swipe recognition', () => {
  it('reports no axis for the small movements of a resting finger', () =>
    expect(axisOf(slow(6, -8))).toBeNull());

  it.each([
    ['x', 14, 6],
    ['y', -6, 14],
  ] as const)('locks to the %s axis', (axis, dx, dy) => expect(axisOf(slow(dx, dy))).toBe(axis));

  it.each([
    ['left', 'x', -60, 30],
    ['right', 'x', 60, 30],
    ['up', 'y', 30, -60],
    ['down', 'y', 30, 60],
  ] as const)('recognises a slow swipe to the %s after a long distance', (direction, axis, dx, dy) =>
    expect(directionOf(slow(dx, dy), axis)).toBe(direction),
  );

  it('recognises a short swipe only if it was fast', () => {
    expect(directionOf(quick(-30, 0), 'x')).toBe('left');
    expect(directionOf(slow(-30, 0), 'x')).toBeNull();
  });

  it('ignores a movement of a few pixels, however fast it was', () =>
    expect(directionOf(quick(-16, 0), 'x')).toBeNull());

  it('measures the distance along the locked axis only', () =>
    expect(directionOf(slow(-90, 12), 'y')).toBeNull());
});
