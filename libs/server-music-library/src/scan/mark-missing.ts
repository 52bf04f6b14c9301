import { whereIn } from '@qingyin/server-db';
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

/** Marks files as missing. Their songs stay and are greyed, unless another file of theirs is present. */
export async function markMissing(scan: ScanContext, vanished: readonly VanishedFile[]): Promise<void> {
  const now = scan.now();
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
    await refreshAvailability(
      trx,
      songs.map((row) => row.song_id),
      now,
    );
  });
  // The signatures last: an interrupted scan finds the same files missing again.
  const folders = [...new Map(vanished.map((file) => [file.folderId, file.signature]))];
  await scan.writer.each(folders, async (trx, batch) => {
    for (const [id, signature] of batch)
      await trx.updateTable('music_folder').set({ signature }).where('id', '=', id).execute();
  });
}
