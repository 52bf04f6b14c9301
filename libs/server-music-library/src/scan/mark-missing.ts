import { type Db, whereIn } from '@qingyin/server-db';
import { dropMissingPlaces } from '../apply/drop-missing-places.ts';
import { refreshAvailability } from '../apply/song-availability.ts';
import type { ScanContext } from './scan-context.ts';

/** A file that was known and is not there any more. */
export interface VanishedFile {
  id: number;
  name: string;
  size: number;
  inode: string;
  folderId: number;
  /** signature of the folder without the file; '' = the folder is gone */
  signature: string;
}

/**
 * Marks files as missing. Their songs stay and are greyed, unless another file of theirs is present. The albums of their
 * folders are derived again: a song may have lost its better file, an album its embedded cover.
 *
 * @param gone folders that are not there any more
 */
export async function markMissing(
  scan: ScanContext,
  vanished: readonly VanishedFile[],
  gone: readonly { id: number }[],
): Promise<void> {
  const now = scan.now();
  // Before the files: an interrupted scan finds no files of theirs again, and with its old signature a folder that comes
  // back would be skipped.
  await scan.writer.each(gone, async (trx, batch) => {
    await trx
      .updateTable('music_folder')
      .set({ signature: '', sidecars: '', unsupported: '', dirty: 1 })
      .where(
        whereIn(
          trx,
          'id',
          batch.map(({ id }) => id),
        ),
      )
      .execute();
  });
  await scan.writer.each(vanished, async (trx, batch) => {
    const ids = batch.map(({ id }) => id);
    await trx
      .updateTable('music_file')
      .set({ missing_since: now })
      .where(whereIn(trx, 'id', ids))
      .execute();
    const songs = await trx
      .selectFrom('song_file')
      .select('song_id')
      .distinct()
      .where(whereIn(trx, 'file_id', ids))
      .execute();
    const songIds = songs.map((row) => row.song_id);
    await refreshAvailability(trx, songIds, now);
    await dropMissingPlaces(trx, songIds);
    await deriveOtherFolders(trx, ids);
  });
  // The signatures last: an interrupted scan finds the same files missing again.
  const folders = [...new Map(vanished.map((file) => [file.folderId, file.signature]))];
  await scan.writer.each(folders, async (trx, batch) => {
    for (const [id, signature] of batch)
      await trx.updateTable('music_folder').set({ signature, dirty: 1 }).where('id', '=', id).execute();
  });
}

/** Lets the albums of folders with other files of the same songs be derived again. */
async function deriveOtherFolders(trx: Db, fileIds: readonly number[]): Promise<void> {
  const rows = await trx
    .selectFrom('song_file')
    .innerJoin('song_file as other', 'other.song_id', 'song_file.song_id')
    .innerJoin('music_file', 'music_file.id', 'other.file_id')
    .select('music_file.folder_id')
    .distinct()
    .where(whereIn(trx, 'song_file.file_id', fileIds))
    .where('music_file.missing_since', 'is', null)
    .execute();
  if (rows.length)
    await trx
      .updateTable('music_folder')
      .set({ dirty: 1 })
      .where(
        whereIn(
          trx,
          'id',
          rows.map((row) => row.folder_id),
        ),
      )
      .execute();
}
