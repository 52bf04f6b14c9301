import type { Playlist } from '@qingyin/contract';
import { describe, expect, it } from 'vitest';
import { readSort, sortLists } from './sort-lists.ts';

const list = (id: number, rest: Partial<Playlist>) =>
  ({ id, name: '', trackCount: 0, updateTime: 0, trackUpdateTime: 0, ...rest }) as Playlist;
const lists = [
  list(1, { name: '夜 10', trackCount: 3, updateTime: 5 }),
  list(2, { name: '夜 9', trackCount: 8, trackUpdateTime: 9 }),
  list(3, { name: '安静', trackCount: 3, updateTime: 7, trackUpdateTime: 2 }),
];
const sorted = (sort: Parameters<typeof sortLists>[1]) => sortLists(lists, sort, 'zh-CN').map(({ id }) => id);

describe('playlists in an order', () => {
  it('stay as they are in the user’s own', () => expect(sorted('own')).toEqual([1, 2, 3]));
  it('go by name as the language has it, numbers by their value', () =>
    expect(sorted('name')).toEqual([3, 2, 1]));
  it('go by the last change, of songs too', () => expect(sorted('updated')).toEqual([2, 3, 1]));
  it('go by the number of songs, equal ones as they were', () => expect(sorted('songs')).toEqual([2, 1, 3]));
});

it.each([undefined, null, 7, 'size'])('the own order holds where %j was kept', (kept) => {
  expect(readSort(kept)).toBe('own');
});
