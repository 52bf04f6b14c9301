import type { PlaylistFolder } from './playlist-folders.ts';

/**
 * Change to the playlist folders. Refers to ids rather than positions, so that it can be applied to any later
 * state.
 */
export type FolderChange = (folders: readonly PlaylistFolder[]) => readonly PlaylistFolder[];

const without = (lists: readonly number[], gone: readonly number[]) =>
  lists.filter((id) => !gone.includes(id));

const alter =
  (id: number, change: (folder: PlaylistFolder) => Partial<PlaylistFolder>): FolderChange =>
  (folders) =>
    folders.map((folder) => (folder.id === id ? { ...folder, ...change(folder) } : folder));

export const setFolderOpen = (id: number, open: boolean): FolderChange => alter(id, () => ({ open }));

export const renameFolder = (id: number, name: string): FolderChange => alter(id, () => ({ name }));

/** Moves a playlist out of its folder. */
export const moveOutOfFolder =
  (list: number): FolderChange =>
  (folders) =>
    folders.map((folder) => ({ ...folder, lists: without(folder.lists, [list]) }));

/** Moves a playlist into a folder, out of its previous one. */
export const moveIntoFolder =
  (id: number, list: number): FolderChange =>
  (folders) =>
    alter(id, ({ lists }) => ({ lists: [...lists, list] }))(moveOutOfFolder(list)(folders));

/** Appends an open folder with one playlist. */
export const createFolder =
  (name: string, list: number): FolderChange =>
  (folders) => [
    ...moveOutOfFolder(list)(folders),
    { id: Math.max(0, ...folders.map(({ id }) => id)) + 1, name, open: true, lists: [list] },
  ];

/** Removes a folder; its playlists move to the top level. */
export const removeFolder =
  (id: number): FolderChange =>
  (folders) =>
    folders.filter((folder) => folder.id !== id);

/**
 * Restores a removed folder at its place, without playlists that are in another folder since. Gets a new id if its
 * own was reused.
 */
export const restoreFolder =
  (gone: PlaylistFolder, place: number): FolderChange =>
  (folders) => {
    const taken = folders.flatMap(({ lists }) => lists);
    const id = folders.some((folder) => folder.id === gone.id)
      ? Math.max(...folders.map((folder) => folder.id)) + 1
      : gone.id;
    return folders.toSpliced(place, 0, { ...gone, id, lists: without(gone.lists, taken) });
  };
