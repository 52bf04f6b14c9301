import type { Viewer } from '@qingyin/server-catalogue';
import { type Db, insertMany, inWriteTransaction, whereIn } from '@qingyin/server-db';
import { notFound } from '@qingyin/server-kernel';
import { type DerivingOptions, deriveUploadsOf } from './derive-uploads.ts';
import { markUploadFolder } from './upload-folder.ts';

/** Which uploads of a user, and which music library. */
export interface UploadsOfLibrary {
  viewer: Viewer & { userId: number };
  /** numbers of the uploads */
  uploadIds: readonly number[];
  libraryId: number;
}

/**
 * Adds uploads to a music library, so that everyone who hears the library hears them.
 *
 * @returns the numbers of those that are in it now
 * @throws BusinessError 404 for a library that the user does not hear, and for one of uploads
 */
export const addUploadsToLibrary = (options: DerivingOptions, uploads: UploadsOfLibrary): Promise<number[]> =>
  changeLibrary(options, uploads, async (trx, found) => {
    await insertMany(
      trx,
      'song_file',
      found.map(({ file_id, song_id }) => ({
        ...{ file_id, song_id, start_ms: 0, end_ms: null },
        library_id: uploads.libraryId,
      })),
    );
  });

/** Ends that uploads are heard in a music library. @returns and throws like `addUploadsToLibrary` */
export const removeUploadsFromLibrary = (
  options: DerivingOptions,
  uploads: UploadsOfLibrary,
): Promise<number[]> => changeLibrary(options, uploads, () => Promise.resolve());

/** @param add inserts the places of the uploads in the library, from which they were removed before */
async function changeLibrary(
  options: DerivingOptions,
  { viewer, uploadIds, libraryId }: UploadsOfLibrary,
  add: (trx: Db, found: Found) => Promise<void>,
): Promise<number[]> {
  await assertFolderLibrary(options.db, viewer, libraryId);
  const files = await inWriteTransaction(options.db, async (trx) => {
    const found = await filesOfUploads(trx, viewer.userId, uploadIds);
    await trx
      .deleteFrom('song_file')
      .where('library_id', '=', libraryId)
      .where(
        whereIn(
          trx,
          'file_id',
          found.map(({ file_id }) => file_id),
        ),
      )
      .execute();
    await add(trx, found);
    for (const folder of new Set(found.map(({ folder_id }) => folder_id)))
      await markUploadFolder(trx, folder);
    return found;
  });
  await deriveUploadsOf(
    options,
    files.map(({ file_id }) => file_id),
  );
  return files.map(({ id }) => id);
}

type Found = Awaited<ReturnType<typeof filesOfUploads>>;

/** Present music files of uploads with their song. */
const filesOfUploads = (trx: Db, userId: number, uploadIds: readonly number[]) =>
  trx
    .selectFrom('cloud_song')
    .innerJoin('music_file', 'music_file.id', 'cloud_song.music_file_id')
    .innerJoin('song_file', (join) =>
      join
        .onRef('song_file.file_id', '=', 'music_file.id')
        .onRef('song_file.library_id', '=', 'music_file.library_id'),
    )
    .select(['cloud_song.id', 'song_file.file_id', 'song_file.song_id'])
    .select('music_file.folder_id')
    .where('cloud_song.user_id', '=', userId)
    .where(whereIn(trx, 'cloud_song.id', [...new Set(uploadIds)]))
    .execute();

async function assertFolderLibrary(db: Db, { libraries }: Viewer, id: number): Promise<void> {
  const row = await db
    .selectFrom('music_library')
    .select('id')
    .where('id', '=', id)
    .where('kind', '=', 'folder')
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  if (!row || !libraries.includes(id)) throw notFound('音乐库');
}
