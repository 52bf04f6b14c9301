import type { Playlist } from '@qingyin/contract';
import { describe, expect, it } from 'vitest';
import { parseSort, sortPlaylists } from './sort-playlists.ts';

const list = (id: number, rest: Partial<Playlist>) =>
  ({ id, name: '', trackCount: 0, updateTime: 0, trackUpdateTime: 0, ...rest }) as Playlist;
const lists = [
  list(1, { name: '夜 10', trackCount: 3, updateTime: 5 }),
  list(2, { name: '夜 9', trackCount: 8, trackUpdateTime: 9 }),
  list(3, { name: '安静', trackCount: 3, updateTime: 7, trackUpdateTime: 2 }),
];
const sorted = (sort: Parameters<typeof sortPlaylists>[1]) =>
  sortPlaylists(lists, sort, 'zh-CN').map(({ id }) => id);

describe('sorting playlists', () => {
  it("keeps the user's own order", () => expect(sorted('own')).toEqual([1, 2, 3]));
  it("sorts by name in the locale's order, numbers by value", () =>
    expect(sorted('name')).toEqual([3, 2, 1]));
  it('sorts by the last change, including changes of songs', () =>
    expect(sorted('updated')).toEqual([2, 3, 1]));
  it('sorts by the number of songs, stable for equal numbers', () =>
    expect(sorted('songs')).toEqual([2, 1, 3]));
});

it.each([undefined, null, 7, 'size'])('reads the persisted sort order %j as the own order', (kept) => {
  expect(parseSort(kept)).toBe('own');
});
