import type { ListFolder } from './list-folders.ts';

/** What becomes of the folders. Changes name what they are about, so that they hold whatever has happened meanwhile. */
export type FolderChange = (folders: readonly ListFolder[]) => readonly ListFolder[];

const without = (lists: readonly number[], gone: readonly number[]) =>
  lists.filter((id) => !gone.includes(id));

const alter =
  (id: number, change: (folder: ListFolder) => Partial<ListFolder>): FolderChange =>
  (folders) =>
    folders.map((folder) => (folder.id === id ? { ...folder, ...change(folder) } : folder));

export const setFolderOpen = (id: number, open: boolean): FolderChange => alter(id, () => ({ open }));

export const renameFolder = (id: number, name: string): FolderChange => alter(id, () => ({ name }));

/** Takes a list out of its folder, to stand where it stood without. */
export const takeOut =
  (list: number): FolderChange =>
  (folders) =>
    folders.map((folder) => ({ ...folder, lists: without(folder.lists, [list]) }));

/** Puts a list into a folder, out of the one it was in. */
export const putInto =
  (id: number, list: number): FolderChange =>
  (folders) =>
    alter(id, ({ lists }) => ({ lists: [...lists, list] }))(takeOut(list)(folders));

/** Makes a folder below the others, open, of one list. */
export const makeFolder =
  (name: string, list: number): FolderChange =>
  (folders) => [
    ...takeOut(list)(folders),
    { id: Math.max(0, ...folders.map(({ id }) => id)) + 1, name, open: true, lists: [list] },
  ];

/** Its lists stand where they stood without it. */
export const removeFolder =
  (id: number): FolderChange =>
  (folders) =>
    folders.filter((folder) => folder.id !== id);

/** Puts a removed folder back at its place, without the lists that are in another one by now. */
export const restoreFolder =
  (gone: ListFolder, place: number): FolderChange =>
  (folders) => {
    const taken = folders.flatMap(({ lists }) => lists);
    const id = folders.some((folder) => folder.id === gone.id)
      ? Math.max(...folders.map((folder) => folder.id)) + 1
      : gone.id;
    return folders.toSpliced(place, 0, { ...gone, id, lists: without(gone.lists, taken) });
  };
