import type { AppliedAlbum, ShortWriter } from '@qingyin/server-music-library';
import { FIRST_CLOUD_SONG_ID } from '@qingyin/server-catalogue';
import { type Db, whereIn } from '@qingyin/server-db';
import { mergeSongs } from './merge-songs.ts';
import type { UploadFile } from './upload-files.ts';

/**
 * Finishes the songs of uploads after their albums were applied. A song whose only file became a file of another song is
 * merged into that one. A new upload that is a known song gets the number of that song. The measured loudness of the
 * file becomes that of the song.
 *
 * @param files the uploads before their albums were applied
 * @param applied to which the merged songs are added, for the search index
 */
export async function settleSongs(
  db: Db,
  writer: ShortWriter,
  files: readonly UploadFile[],
  applied: AppliedAlbum,
): Promise<void> {
  if (files.length === 0) return;
  const rows = await db
    .selectFrom('song_file')
    .innerJoin('library_song', 'library_song.song_id', 'song_file.song_id')
    .select(['song_file.file_id', 'song_file.song_id', 'library_song.file_id as primary'])
    .where(
      whereIn(
        db,
        'song_file.file_id',
        files.map(({ id }) => id),
      ),
    )
    .execute();
  const now = new Map(rows.map((row) => [row.file_id, row]));
  for (const file of files) {
    const song = now.get(file.id);
    if (!song) continue;
    const { song_id: songId } = song;
    await writer.write(async (trx) => {
      if (file.songId !== undefined && file.songId !== songId && !(await hasFile(trx, file.songId))) {
        await mergeSongs(trx, file.songId, songId);
        applied.songs.add(file.songId);
      }
      if (file.songId === undefined && file.uploadId !== songId) await takeNumber(trx, file, songId);
      if (song.primary === file.id)
        await trx
          .insertInto('song_sound')
          .values({ song_id: songId, hash: file.fileHash })
          .onConflict((conflict) => conflict.column('song_id').doUpdateSet({ hash: file.fileHash }))
          .execute();
    });
  }
}

const hasFile = async (trx: Db, songId: number): Promise<boolean> =>
  (await trx.selectFrom('song_file').select('file_id').where('song_id', '=', songId).executeTakeFirst()) !==
  undefined;

/** Gives a new upload the number of its song, if that is a number of uploads and no other upload has it. */
async function takeNumber(trx: Db, { uploadId, ownerId }: UploadFile, songId: number): Promise<void> {
  if (songId < FIRST_CLOUD_SONG_ID) return;
  const other = await trx.selectFrom('cloud_song').select('id').where('id', '=', songId).executeTakeFirst();
  if (other) return;
  await trx
    .updateTable('cloud_song')
    .set({ id: songId })
    .where('id', '=', uploadId)
    .where('user_id', '=', ownerId)
    .execute();
}
