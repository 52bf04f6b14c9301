import { PLAYLIST_NAME_MAX } from '@qingyin/contract';
import { keptValue, queryRoots } from '@qingyin/query-kit';
import { readPins } from '../playlists/pins.ts';

/** Playlists that stand together in the navigation, under a name. */
export interface ListFolder {
  id: number;
  name: string;
  open: boolean;
  /** ids of playlists, each in one folder at the most; those that are gone do no harm */
  lists: readonly number[];
}

/** As long as a playlist's. */
export const FOLDER_NAME_MAX = PLAYLIST_NAME_MAX;

/** What was kept, made safe: folders of different ids, with a name; no list is in two of them. */
export function readFolders(kept: unknown): ListFolder[] {
  const folders: ListFolder[] = [];
  for (const one of Array.isArray(kept) ? (kept as unknown[]) : []) {
    if (typeof one !== 'object' || one === null) continue;
    const { id, name, open, lists } = one as Record<string, unknown>;
    const words = typeof name === 'string' ? name.trim().slice(0, FOLDER_NAME_MAX) : '';
    if (!Number.isSafeInteger(id) || words === '' || folders.some((other) => other.id === id)) continue;
    const free = readPins(lists).filter((list) => !folderOf(folders, list));
    folders.push({ id: id as number, name: words, open: open === true, lists: free });
  }
  return folders;
}

/** The folders that this device keeps for a user. */
export const keptFolders = (userId: string) =>
  keptValue(queryRoots.library, `playlist-folders-${userId}`, readFolders);

/** Where a list stands. */
export const folderOf = (folders: readonly ListFolder[], list: number): ListFolder | undefined =>
  folders.find(({ lists }) => lists.includes(list));
