import { expect, it } from 'vitest';
import { heldEasing } from './held-easing.ts';

/** `[value, percent]` of each point. */
const pointsOf = (easing: string) =>
  easing
    .slice('linear('.length, -1)
    .split(', ')
    .map((point) => point.split(' ').map(Number.parseFloat));

it('holds before and after the transition and spaces its points evenly', () => {
  expect(pointsOf(heldEasing([0, 0.7, 1], 1000, 2000, 4000))).toEqual([
    [0, 0],
    [0, 25],
    [0, 25],
    [0.7, 37.5],
    [1, 50],
    [1, 50],
    [1, 100],
  ]);
});

it('jumps at the end if all points are 1', () => {
  const points = pointsOf(heldEasing([1, 1], 500, 900, 1000));
  expect(points.filter(([value]) => value === 0).at(-1)).toEqual([0, 50]);
  expect(points.find(([value]) => value === 1)).toEqual([1, 50]);
});

it('has monotonic times', () => {
  const times = pointsOf(heldEasing([0, 1], 0, 0, 1000)).map(([, percent]) => percent);
  expect(times).toEqual(times.toSorted((one = 0, other = 0) => one - other));
});
