import { PLAYLIST_NAME_MAX } from '@qingyin/contract';
import { persistedValue, queryRoots } from '@qingyin/query-kit';
import { parsePinnedIds } from '../pinned-playlists.ts';

/** Playlist folder of the side navigation. */
export interface PlaylistFolder {
  id: number;
  name: string;
  open: boolean;
  /** ids of playlists, each in one folder at most; ids of deleted playlists are ignored */
  lists: readonly number[];
}

/** The same as the limit for playlists. */
export const FOLDER_NAME_MAX = PLAYLIST_NAME_MAX;

/** Validates stored folders: unique ids, non-empty names, and each playlist in one folder only. */
export function parseFolders(kept: unknown): PlaylistFolder[] {
  const folders: PlaylistFolder[] = [];
  for (const one of Array.isArray(kept) ? (kept as unknown[]) : []) {
    if (typeof one !== 'object' || one === null) continue;
    const { id, name, open, lists } = one as Record<string, unknown>;
    const trimmed = typeof name === 'string' ? name.trim().slice(0, FOLDER_NAME_MAX) : '';
    if (!Number.isSafeInteger(id) || trimmed === '' || folders.some((other) => other.id === id)) continue;
    const free = parsePinnedIds(lists).filter((list) => !folderOfPlaylist(folders, list));
    folders.push({ id: id as number, name: trimmed, open: open === true, lists: free });
  }
  return folders;
}

/** Persisted playlist folders of a user on this device. */
export const persistedFolders = (userId: string) =>
  persistedValue(queryRoots.library, `playlist-folders-${userId}`, parseFolders);

/** Folder that contains a playlist. */
export const folderOfPlaylist = (
  folders: readonly PlaylistFolder[],
  list: number,
): PlaylistFolder | undefined => folders.find(({ lists }) => lists.includes(list));
