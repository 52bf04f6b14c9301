import { expect, it } from 'vitest';
import {
  createFolder,
  moveIntoFolder,
  removeFolder,
  restoreFolder,
  moveOutOfFolder,
} from './folder-changes.ts';
import type { PlaylistFolder } from './playlist-folders.ts';

const folder = (id: number, ...lists: number[]): PlaylistFolder => ({
  id,
  name: `夹${id}`,
  open: false,
  lists,
});
const folders = [folder(1, 10, 11), folder(4, 12)];

it('moves a playlist between folders', () => {
  expect(moveIntoFolder(4, 10)(folders)).toEqual([folder(1, 11), folder(4, 12, 10)]);
  expect(createFolder('新', 12)(folders)).toEqual([
    folder(1, 10, 11),
    folder(4),
    { id: 5, name: '新', open: true, lists: [12] },
  ]);
  expect(moveOutOfFolder(10)(folders)).toEqual([folder(1, 11), folder(4, 12)]);
});

it('gives the first folder an id', () => {
  expect(createFolder('新', 12)([])).toEqual([{ id: 1, name: '新', open: true, lists: [12] }]);
});

it('restores a removed folder at its place without playlists that were moved since', () => {
  const [first] = folders as [PlaylistFolder, PlaylistFolder];
  expect(restoreFolder(first, 0)(removeFolder(1)(folders))).toEqual(folders);
  expect(restoreFolder(first, 0)([folder(4, 12, 11)])).toEqual([folder(1, 10), folder(4, 12, 11)]);
});

it('restores a removed folder under a new id if another one has taken its id', () => {
  const made = createFolder('新', 11)(removeFolder(4)(folders));
  const last = made[1] as PlaylistFolder;
  const later = createFolder('再', 12)(removeFolder(last.id)(made));
  expect(restoreFolder(last, 1)(later).map(({ name, id }) => [name, id])).toEqual([
    ['夹1', 1],
    ['新', 3],
    ['再', 2],
  ]);
});
