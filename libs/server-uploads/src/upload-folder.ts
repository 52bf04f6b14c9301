import { foldName } from '@qingyin/server-music-library';
import { createHash, randomUUID } from 'node:crypto';
import type { Db } from '@qingyin/server-db';
import type { UploadNames } from './upload-tags.ts';

const ALBUM = 'album-';

/**
 * Path of the folder of an upload: uploads are in no folder of a disk, so those of one album share one, which is
 * derived together. Songs without an album are grouped by artist.
 */
export function uploadFolder({ artist, album }: Omit<UploadNames, 'name'>): string {
  const title = foldName(album);
  const text = title === '' ? foldName(artist) : title;
  if (text === '') return '';
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 32);
  return `${title === '' ? 'artist-' : ALBUM}${hash}`;
}

/** Whether a folder holds the uploads of an album. */
export const isAlbumFolder = (path: string): boolean => path.startsWith(ALBUM);

/** The folder of a library's uploads with a path, whose albums are to be derived. @returns its id */
export async function ensureUploadFolder(trx: Db, libraryId: number, path: string): Promise<number> {
  const known = await trx
    .selectFrom('music_folder')
    .select('id')
    .where('library_id', '=', libraryId)
    .where('path', '=', path)
    .executeTakeFirst();
  if (known) {
    await markUploadFolder(trx, known.id);
    return known.id;
  }
  const { id } = await trx
    .insertInto('music_folder')
    .values({ library_id: libraryId, path, signature: randomUUID(), sidecars: '', dirty: 1 })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Marks a folder of uploads as changed. A new signature detects a further change while its albums are derived. */
export const markUploadFolder = async (trx: Db, folderId: number): Promise<void> =>
  void (await trx
    .updateTable('music_folder')
    .set({ dirty: 1, signature: randomUUID() })
    .where('id', '=', folderId)
    .execute());
