import type { TagCorrection } from '@qingyin/contract';
import { type Db, insertMany, inWriteTransaction, whereIn } from '@qingyin/server-db';
import { notFound } from '@qingyin/server-kernel';
import { type CorrectableFile, correctableFiles, filesOfCorrection } from './corrected-files.ts';
import { allHeard } from './all-heard.ts';
import type { CorrectionRequest } from './corrections.ts';

/** Stores a correction and marks the folders of its files, whose albums are derived again. */
export async function saveCorrection(
  db: Db,
  { songIds, libraries, fields }: CorrectionRequest,
  { userId, now }: { userId: number; now: number },
): Promise<{ id: number; files: CorrectableFile[] }> {
  return inWriteTransaction(db, async (trx) => {
    await correctableFiles(trx, songIds, libraries);
    const { id } = await trx
      .insertInto('correction')
      .values({
        user_id: userId,
        at: now,
        undone_at: null,
        title: await titleOf(trx, songIds, fields),
        fields: JSON.stringify(fields),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await insertMany(
      trx,
      'corrected_song',
      songIds.map((song_id) => ({ correction_id: id, song_id })),
    );
    // Songs may be heard in further libraries.
    const all = await filesOfCorrection(trx, id);
    await markFolders(trx, all);
    return { id, files: all };
  });
}

/**
 * Lets a correction count no longer, or count again.
 *
 * @returns the files that it is about
 * @throws BusinessError 404 unless its songs are heard in the libraries
 */
export async function setUndone(
  db: Db,
  id: number,
  libraries: readonly number[],
  undoneAt: number | null,
): Promise<CorrectableFile[]> {
  return inWriteTransaction(db, async (trx) => {
    if (!(await isHeard(trx, id, libraries))) throw notFound('更正');
    const files = await filesOfCorrection(trx, id);
    await trx.updateTable('correction').set({ undone_at: undoneAt }).where('id', '=', id).execute();
    await markFolders(trx, files);
    return files;
  });
}

/** Whether there is such a correction, and its songs are heard in the libraries. */
async function isHeard(trx: Db, correctionId: number, libraries: readonly number[]): Promise<boolean> {
  if (libraries.length === 0) return false;
  const row = await trx
    .selectFrom('correction')
    .select('correction.id')
    .where('correction.id', '=', correctionId)
    .where((eb) => allHeard(eb, libraries))
    .executeTakeFirst();
  return row !== undefined;
}

/** Name of the song; of several songs, or when only tags of the album change, that of the first one's album. */
async function titleOf(trx: Db, songIds: readonly number[], fields: TagCorrection): Promise<string> {
  const { title, artists, trackNo } = fields;
  const isOfSong = songIds.length === 1 && (title ?? artists ?? trackNo) !== undefined;
  const row = await trx
    .selectFrom('song')
    .innerJoin('album', 'album.id', 'song.album_id')
    .select(['song.name', 'album.name as album'])
    .where('song.id', '=', songIds[0] ?? 0)
    .executeTakeFirst();
  return (isOfSong ? row?.name : row?.album || row?.name) ?? '';
}

/** Marks the folders of files, whose albums are derived again. */
export const markFolders = async (trx: Db, files: readonly CorrectableFile[]): Promise<void> => {
  const ids = [...new Set(files.map(({ folderId }) => folderId))];
  if (ids.length === 0) return;
  await trx
    .updateTable('music_folder')
    // A number of its own, so that a scan that derives the folder meanwhile does not take the mark for its own.
    .set((eb) => ({ dirty: eb('dirty', '+', 1) }))
    .where(whereIn(trx, 'id', ids))
    .execute();
};
