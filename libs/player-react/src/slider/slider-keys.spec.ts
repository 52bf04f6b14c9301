import { describe, expect, it } from 'vitest';
import { textDirection } from '../bar/text-direction.ts';
import { sameValues } from '../use-store.ts';
import { shareAt, valueForKey } from './slider-keys.ts';

const steps = { step: 5, page: 15 };

describe('valueForKey', () => {
  it.each([
    ['ArrowRight', false, 55],
    ['ArrowRight', true, 45],
    ['ArrowLeft', false, 45],
    ['ArrowLeft', true, 55],
    ['ArrowUp', true, 55],
    ['ArrowDown', true, 45],
    ['PageUp', true, 65],
    ['PageDown', false, 35],
    ['Home', true, 0],
    ['End', true, 100],
    ['Enter', false, null],
  ])('%s (rtl %s) leads from 50 to %s', (key, rtl, expected) => {
    expect(valueForKey(key, 50, 100, steps, rtl)).toBe(expected);
  });

  it('clamps the value', () => {
    expect(valueForKey('ArrowLeft', 2, 100, steps, false)).toBe(0);
    expect(valueForKey('PageUp', 98, 100, steps, false)).toBe(100);
  });
});

describe('shareAt', () => {
  const box = { left: 100, width: 200 };
  it.each([
    [100, false, 0],
    [150, false, 0.25],
    [150, true, 0.75],
    [40, false, 0],
    [999, true, 0],
  ])('x = %d (rtl %s) is a share of %d', (x, rtl, share) => {
    expect(shareAt(x, box, rtl)).toBe(share);
  });
  it('returns 0 without a width', () => {
    expect(shareAt(5, { left: 0, width: 0 }, false)).toBe(0);
  });
});

it.each([
  ['静夜思', 'ltr'],
  ['Moonlight', 'ltr'],
  ['(ليلة) night', 'rtl'],
  ['123 שיר', 'rtl'],
  ['', 'ltr'],
])('the direction of %s is %s', (text, direction) => {
  expect(textDirection(text)).toBe(direction);
});

it.each([
  [1, 1, true],
  [{ a: 1 }, { a: 1 }, true],
  [{ a: 1 }, { a: 2 }, false],
  [{ a: 1 }, { b: 1 }, false],
  [{ a: undefined }, {}, false],
  [[1], [1], true],
  [[1], { 0: 1 }, false],
  [null, {}, false],
])('sameValues(%j, %j) is %s', (one, other, same) => {
  expect(sameValues(one, other)).toBe(same);
});
