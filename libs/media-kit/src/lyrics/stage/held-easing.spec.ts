import { expect, it } from 'vitest';
import { heldEasing } from './held-easing.ts';

/** `[value, percent]` of each point. */
const pointsOf = (easing: string) =>
  easing
    .slice('linear('.length, -1)
    .split(', ')
    .map((point) => point.split(' ').map(Number.parseFloat));

it('stands before and after a way, and takes it evenly', () => {
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

it('jumps where the way has only its end', () => {
  const points = pointsOf(heldEasing([1, 1], 500, 900, 1000));
  expect(points.filter(([value]) => value === 0).at(-1)).toEqual([0, 50]);
  expect(points.find(([value]) => value === 1)).toEqual([1, 50]);
});

it('never goes back in time', () => {
  const times = pointsOf(heldEasing([0, 1], 0, 0, 1000)).map(([, percent]) => percent);
  expect(times).toEqual(times.toSorted((one = 0, other = 0) => one - other));
});
