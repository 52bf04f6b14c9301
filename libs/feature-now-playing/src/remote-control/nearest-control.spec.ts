import { expect, it } from 'vitest';
import { type ArrowKey, nearestControl } from './nearest-control.ts';

const box = (left: number, top: number, wide = 40, high = 40) => ({
  left,
  top,
  right: left + wide,
  bottom: top + high,
});

/** A row at the top, a wide control in the middle, a row at the bottom. */
const controls = [
  box(0, 0),
  box(900, 0),
  box(300, 300, 200, 100),
  box(440, 800),
  box(500, 800),
  box(960, 800),
];

it.each<[string, number, ArrowKey, number]>([
  ['the nearest control below', 0, 'ArrowDown', 2],
  ['the control below that overlaps', 2, 'ArrowDown', 3],
  ['the next one of the row', 3, 'ArrowRight', 4],
  ['a distant one of the row', 4, 'ArrowRight', 5],
  ['the one before in the row', 4, 'ArrowLeft', 3],
  ['the nearest control above', 3, 'ArrowUp', 2],
])('leads to %s', (_what, from, key, to) => {
  const others = controls.map((one, at) => (at === from ? box(-9999, -9999, 0, 0) : one));
  expect(nearestControl(controls[from] ?? box(0, 0), others, key)).toBe(to);
});

it('leads nowhere beyond the last control of a row or column', () => {
  expect(nearestControl(box(960, 800), controls, 'ArrowRight')).toBe(-1);
  expect(nearestControl(box(0, 0), controls, 'ArrowUp')).toBe(-1);
});
