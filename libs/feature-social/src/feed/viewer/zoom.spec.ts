import { expect, it } from 'vitest';
import { LARGEST, swipeOf, WHOLE, within, zoomedAt } from './zoom.ts';

it('what is under the point stays there', () => {
  const point = { x: 100, y: -50 };
  const view = zoomedAt(zoomedAt(WHOLE, 2, point), 1.5, point);
  expect(view.scale).toBe(3);
  // Where the point was on the whole picture, three times as far from its middle.
  expect([view.x + 100 * 3, view.y - 50 * 3]).toEqual([point.x, point.y]);
});

it('is never smaller than whole nor larger than it may be', () => {
  expect(zoomedAt(WHOLE, 0.1, { x: 0, y: 0 }).scale).toBe(1);
  expect(zoomedAt(WHOLE, 100, { x: 0, y: 0 }).scale).toBe(LARGEST);
});

it('no gap opens beside it', () => {
  const stage = { width: 400, height: 300 };
  const fitted = { width: 400, height: 200 };
  expect(within({ scale: 2, x: 900, y: -900 }, stage, fitted)).toEqual({ scale: 2, x: 200, y: -50 });
  // Lower than the stage, it stays in the middle.
  expect(Math.abs(within({ scale: 1.2, x: 0, y: 40 }, stage, fitted).y)).toBe(0);
});

it.each([
  [{ x: 80, y: 10 }, 'before'],
  [{ x: -80, y: 10 }, 'after'],
  [{ x: 10, y: 120 }, 'close'],
  [{ x: 20, y: 20 }, null],
  [{ x: 0, y: -200 }, null],
] as const)('a drag by %o means %s', (by, meaning) => {
  expect(swipeOf(by)).toBe(meaning);
});
