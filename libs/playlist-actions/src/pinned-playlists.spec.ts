import { expect, it } from 'vitest';
import { parsePinnedIds } from './pinned-playlists.ts';

it.each([undefined, null, 'x', {}, 7])('reads no pinned playlists from the stored value %j', (kept) => {
  expect(parsePinnedIds(kept)).toEqual([]);
});

it('reads valid ids in order without duplicates', () => {
  expect(parsePinnedIds([3, 'x', 1, 3, -2, 0.5, null])).toEqual([3, 1]);
});
