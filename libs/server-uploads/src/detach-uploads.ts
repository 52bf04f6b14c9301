import type { ShortWriter } from '@qingyin/server-music-library';
import { type Db, whereIn } from '@qingyin/server-db';
import type { UploadFile } from './upload-files.ts';

/**
 * Separates uploads that are in no music library any more from the songs that others hear: a song with further files
 * stays theirs, and the upload becomes a song of its own; a song with no other file is private again.
 */
export async function detachFromSharedSongs(
  db: Db,
  writer: ShortWriter,
  files: readonly UploadFile[],
): Promise<void> {
  const own = files.filter(({ shared, songId }) => !shared && songId !== undefined);
  const songIds = own.flatMap(({ songId }) => songId ?? []);
  if (songIds.length === 0) return;
  const shared = await db
    .selectFrom('song_audio')
    .select('song_id')
    .distinct()
    .where('scope', '=', 0)
    .where(whereIn(db, 'song_id', songIds))
    .execute();
  for (const { song_id } of shared) {
    const fileIds = own.filter(({ songId }) => songId === song_id).map(({ id }) => id);
    await writer.write(async (trx) => {
      const other = await trx
        .selectFrom('song_file')
        .select('file_id')
        .where('song_id', '=', song_id)
        .where('file_id', 'not in', fileIds)
        .executeTakeFirst();
      if (other)
        await trx
          .deleteFrom('song_file')
          .where('song_id', '=', song_id)
          .where(whereIn(trx, 'file_id', fileIds))
          .execute();
      else await trx.deleteFrom('song_audio').where('song_id', '=', song_id).where('scope', '=', 0).execute();
    });
  }
}
