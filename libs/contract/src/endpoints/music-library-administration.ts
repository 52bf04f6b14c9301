/** @file Calls by which administrators manage the music libraries of the server (docs/api-extensions.md). */
import { endpoint } from '../endpoint.ts';
import type { FolderCheck, MusicLibrary, UnreadableFile } from '../entities/music-library-administration.ts';

/** Settings of a music library as they are sent. */
export interface MusicLibraryParams {
  name: string;
  everyone: boolean;
  guests: boolean;
  /** ids of users, separated by commas */
  members: string;
  watch: boolean;
}

/** Music libraries of folders, with state and running scans. */
export const adminLibraries = endpoint<object, { code: number; data: MusicLibrary[] }>('/x/admin/libraries');
/** Looks at a folder of the server. POST, because paths may be longer than an address. */
export const adminLibraryCheck = endpoint<{ path: string }, { code: number; data: FolderCheck }>(
  '/x/admin/libraries/check',
  { method: 'POST' },
);
export const adminLibraryAdd = endpoint<
  MusicLibraryParams & { path: string },
  { code: number; data: { id: number } }
>('/x/admin/libraries/add', { method: 'POST' });
/** Changes the settings that are sent and no others. */
export const adminLibraryUpdate = endpoint<Partial<MusicLibraryParams> & { id: number }, { code: number }>(
  '/x/admin/libraries/update',
  { method: 'POST' },
);
/** Starts a scan; with `full` all tags are read again. */
export const adminLibraryScan = endpoint<{ id: number; full?: boolean }, { code: number }>(
  '/x/admin/libraries/scan',
  { method: 'POST' },
);
export const adminLibraryRemove = endpoint<{ id: number }, { code: number }>('/x/admin/libraries/remove', {
  method: 'POST',
});
export const adminLibraryRestore = endpoint<{ id: number }, { code: number }>('/x/admin/libraries/restore', {
  method: 'POST',
});
/** Confirms that the missing files of an offline library were deleted on purpose. */
export const adminLibraryConfirm = endpoint<{ id: number }, { code: number }>('/x/admin/libraries/confirm', {
  method: 'POST',
});
export const adminLibraryProblems = endpoint<
  { id: number; limit?: number; offset?: number },
  { code: number; data: UnreadableFile[]; more: boolean }
>('/x/admin/libraries/problems');
