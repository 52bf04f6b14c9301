import { expect, it } from 'vitest';
import { readPins } from './pins.ts';

it.each([undefined, null, 'x', {}, 7])('reads no pinned playlists from the stored value %j', (kept) => {
  expect(readPins(kept)).toEqual([]);
});

it('reads valid ids in order without duplicates', () => {
  expect(readPins([3, 'x', 1, 3, -2, 0.5, null])).toEqual([3, 1]);
});
