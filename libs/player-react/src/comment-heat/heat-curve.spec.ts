import { expect, it } from 'vitest';
import { CURVE_HEIGHT, curveOf, commentedPart } from './heat-curve.ts';

it('has no curve without comments', () => {
  expect(curveOf([])).toBe('');
  expect(curveOf([0, 0, 0])).toBe('');
});

it('starts and ends at the base line, and the part with most comments is the highest', () => {
  const curve = curveOf([0, 4, 0, 0, 1]);
  expect(curve.startsWith(`M0 ${CURVE_HEIGHT}`)).toBe(true);
  expect(curve.endsWith(`L5 ${CURVE_HEIGHT}Z`)).toBe(true);
  const tops = [...curve.matchAll(/Q(\S+) (\S+) /gu)].map(([, x, y]) => [Number(x), Number(y)]);
  expect(tops).toHaveLength(5);
  expect(tops[1]).toEqual([1.5, 0]);
  expect(tops.every(([, y]) => Number(y) >= 0 && Number(y) <= CURVE_HEIGHT)).toBe(true);
});

it.each([
  [0, null],
  [1000, 1],
  [1999, 1],
  [2000, null],
  [9999, 3],
])('finds at %i ms the commented part %s', (ms, part) => {
  expect(commentedPart(ms, 1000, [0, 2, 0, 1])).toBe(part);
});
