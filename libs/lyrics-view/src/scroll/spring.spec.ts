import { expect, it } from 'vitest';
import { springMotion } from './spring.ts';

it.each([
  ['an underdamped spring', { stiffness: 120, damping: 14 }],
  ['a critically damped spring', { stiffness: 100, damping: 20 }],
  ['an overdamped spring', { stiffness: 60, damping: 30 }],
])('%s moves from 0 to 1 and rests there', (_name, spring) => {
  const { points: way, durationMs } = springMotion(spring);
  expect(way[0]).toBe(0);
  expect(way.at(-1)).toBe(1);
  expect(durationMs).toBe((way.length - 1) * 20);
  // The speed starts at 0 and has no jumps.
  const steps = way.slice(1).map((place, at) => place - (way[at] ?? 0));
  expect(Math.max(...steps.map(Math.abs))).toBeLessThan(0.35);
});

it('only an underdamped spring overshoots', () => {
  expect(Math.max(...springMotion({ stiffness: 120, damping: 14 }).points)).toBeGreaterThan(1);
  expect(Math.max(...springMotion({ stiffness: 100, damping: 20 }).points)).toBe(1);
});
