import { type CloudSongRow, type Db, inWriteTransaction } from '@qingyin/server-db';
import { type DerivingOptions, deriveUpload } from './derive-uploads.ts';
import { ensureUploadFolder, markUploadFolder, uploadFolder } from './upload-folder.ts';
import { uploadNames } from './upload-files.ts';

type Change = Partial<Pick<CloudSongRow, 'name' | 'artist' | 'album' | 'matched_id'>>;

/**
 * Changes the names of an upload, or the song that it is matched to, and derives its song and album again. Nothing
 * happens for an upload that the user does not have.
 */
export async function renameUpload(
  options: DerivingOptions,
  { userId, id }: { userId: number; id: number },
  change: Change,
): Promise<void> {
  const fileId = await inWriteTransaction(options.db, async (trx) => {
    const upload = await trx
      .updateTable('cloud_song')
      .set(change)
      .where('user_id', '=', userId)
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirst();
    if (!upload) return null;
    await moveToFolder(trx, upload);
    return upload.music_file_id;
  });
  if (fileId !== null) await deriveUpload(options, fileId);
}

/** Moves the music file of an upload to the folder of its album. */
async function moveToFolder(trx: Db, upload: CloudSongRow): Promise<void> {
  const file = await trx
    .selectFrom('music_file')
    .select(['id', 'library_id', 'folder_id'])
    .where('id', '=', upload.music_file_id ?? 0)
    .executeTakeFirst();
  if (!file) return;
  const names = (await uploadNames(trx, [upload])).get(upload.id) ?? upload;
  const folder_id = await ensureUploadFolder(trx, file.library_id, uploadFolder(names));
  await trx.updateTable('music_file').set({ folder_id }).where('id', '=', file.id).execute();
  await markUploadFolder(trx, file.folder_id);
}
