import { describe, expect, it } from 'vitest';
import { axisOf, directionOf } from './swipe.ts';

const slow = (dx: number, dy: number) => ({ dx, dy, ms: 2000 });
const quick = (dx: number, dy: number) => ({ dx, dy, ms: 60 });

describe('a finger', () => {
  it('goes nowhere while it rests', () => expect(axisOf(slow(6, -8))).toBeNull());

  it.each([
    ['x', 14, 6],
    ['y', -6, 14],
  ] as const)('goes along %s', (axis, dx, dy) => expect(axisOf(slow(dx, dy))).toBe(axis));

  it.each([
    ['left', 'x', -60, 30],
    ['right', 'x', 60, 30],
    ['up', 'y', 30, -60],
    ['down', 'y', 30, 60],
  ] as const)('means %s when it went far', (direction, axis, dx, dy) =>
    expect(directionOf(slow(dx, dy), axis)).toBe(direction),
  );

  it('means something after a short way when it was quick', () => {
    expect(directionOf(quick(-30, 0), 'x')).toBe('left');
    expect(directionOf(slow(-30, 0), 'x')).toBeNull();
  });

  it('means nothing when it hardly moved, however quick', () =>
    expect(directionOf(quick(-16, 0), 'x')).toBeNull());

  it('is heard along the axis it set out on only', () => expect(directionOf(slow(-90, 12), 'y')).toBeNull());
});
