import { expect, it } from 'vitest';
import { FOLDER_NAME_MAX, parseFolders } from './playlist-folders.ts';

it.each([undefined, null, 'x', {}, 7, [null], [7], ['x'], [{}], [{ id: 1, lists: [1] }]])(
  'reads no folders from the stored value %j',
  (kept) => {
    expect(parseFolders(kept)).toEqual([]);
  },
);

it('reads valid folders unchanged', () => {
  const folders = [
    { id: 2, name: '夜里', open: true, lists: [3, 1] },
    { id: 1, name: '路上', open: false, lists: [] },
  ];
  expect(parseFolders(folders)).toEqual(folders);
});

it('corrects invalid folders', () => {
  const kept = [
    { id: 1, name: ' 夜里 ', open: 'yes', lists: [3, 'x', 3, -1] },
    { id: 1, name: '同号', lists: [] },
    { id: 'b', name: '没有号', lists: [] },
    { id: 3, name: '   ', lists: [] },
    { id: 4, name: '长'.repeat(FOLDER_NAME_MAX + 1), lists: null },
    { id: 5, name: '重复的歌单', lists: [3, 4] },
  ];
  expect(parseFolders(kept)).toEqual([
    { id: 1, name: '夜里', open: false, lists: [3] },
    { id: 4, name: '长'.repeat(FOLDER_NAME_MAX), open: false, lists: [] },
    { id: 5, name: '重复的歌单', open: false, lists: [4] },
  ]);
});
