import { expect, it } from 'vitest';
import { readPins } from './pins.ts';

it.each([undefined, null, 'x', {}, 7])('nothing is pinned where %j was kept', (kept) => {
  expect(readPins(kept)).toEqual([]);
});

it('keeps ids in their order, each once', () => {
  expect(readPins([3, 'x', 1, 3, -2, 0.5, null])).toEqual([3, 1]);
});
