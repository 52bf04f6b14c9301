import { expect, it } from 'vitest';
import { MAX_SCALE, swipeOf, INITIAL_VIEW, clampView, zoomedAt } from './zoom.ts';

it('zooming keeps the point under the pointer in place', () => {
  const point = { x: 100, y: -50 };
  const view = zoomedAt(zoomedAt(INITIAL_VIEW, 2, point), 1.5, point);
  expect(view.scale).toBe(3);
  // `point` on the unscaled picture, three times as far from its centre.
  expect([view.x + 100 * 3, view.y - 50 * 3]).toEqual([point.x, point.y]);
});

it('zooming is limited to the whole picture and to the maximum scale', () => {
  expect(zoomedAt(INITIAL_VIEW, 0.1, { x: 0, y: 0 }).scale).toBe(1);
  expect(zoomedAt(INITIAL_VIEW, 100, { x: 0, y: 0 }).scale).toBe(MAX_SCALE);
});

it('panning leaves no gap beside the picture', () => {
  const stage = { width: 400, height: 300 };
  const fitted = { width: 400, height: 200 };
  expect(clampView({ scale: 2, x: 900, y: -900 }, stage, fitted)).toEqual({ scale: 2, x: 200, y: -50 });
  // A picture lower than the stage stays centred.
  expect(Math.abs(clampView({ scale: 1.2, x: 0, y: 40 }, stage, fitted).y)).toBe(0);
});

it.each([
  [{ x: 80, y: 10 }, 'before'],
  [{ x: -80, y: 10 }, 'after'],
  [{ x: 10, y: 120 }, 'close'],
  [{ x: 20, y: 20 }, null],
  [{ x: 0, y: -200 }, null],
] as const)('a drag by %o is the swipe %s', (by, meaning) => {
  expect(swipeOf(by)).toBe(meaning);
});
