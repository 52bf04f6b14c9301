import { deleteSongs, deleteUnused, refreshAvailability } from '@qingyin/server-music-library';
import { searchKinds } from '@qingyin/contract';
import { type Db, whereIn } from '@qingyin/server-db';
import { indexEntities, indexLyrics } from '@qingyin/server-search';
import { uploadsScope } from './uploads-library.ts';
import { markUploadFolder } from './upload-folder.ts';

/**
 * Marks the music files of deleted uploads as missing, in the transaction that deletes the uploads. A song without another
 * file is greyed like one whose file vanished from a folder, and forgotten 30 days later: the same sound uploaded again is
 * the same song.
 *
 * @param now ms since 1970
 */
export async function removeUploadFiles(trx: Db, fileIds: readonly number[], now: number): Promise<void> {
  if (fileIds.length === 0) return;
  await trx
    .updateTable('music_file')
    .set({ missing_since: now })
    .where(whereIn(trx, 'id', fileIds))
    .execute();
  const songIds = await songsOfFiles(trx, fileIds);
  await refreshAvailability(trx, songIds, now);
  await deletePrivateLyrics(trx, songIds);
  const folders = await trx
    .selectFrom('music_file')
    .select('folder_id')
    .distinct()
    .where(whereIn(trx, 'id', fileIds))
    .execute();
  // The cover of their albums may have been theirs.
  for (const { folder_id } of folders) await markUploadFolder(trx, folder_id);
}

/**
 * Deletes all that is known of a user's uploads, in the transaction that removes the user. Songs that others hear from
 * further files stay.
 */
export async function deleteUploadsOf(trx: Db, ownerId: number, now: number): Promise<void> {
  const libraries = await trx
    .selectFrom('music_library')
    .select('id')
    .where('kind', '=', 'uploads')
    .where('owner_id', '=', ownerId)
    .execute();
  for (const { id } of libraries) {
    const files = trx.selectFrom('music_file').select('id').where('library_id', '=', id);
    const rows = await trx
      .selectFrom('song_file')
      .select('song_id')
      .distinct()
      .where('file_id', 'in', files)
      .execute();
    const songIds = rows.map((row) => row.song_id);
    await trx.deleteFrom('song_file').where('file_id', 'in', files).execute();
    const left = await trx
      .selectFrom('song_file')
      .select('song_id')
      .distinct()
      .where(whereIn(trx, 'song_id', songIds))
      .execute();
    const kept = new Set(left.map((row) => row.song_id));
    const lost = songIds.filter((song) => !kept.has(song));
    await deleteSongs(trx, lost);
    await refreshAvailability(trx, [...kept], now);
    await indexEntities(trx, searchKinds.song, ...lost);
    await indexLyrics(trx, ...lost);
    for (const table of ['music_file', 'music_folder', 'music_picture'] as const)
      await trx.deleteFrom(table).where('library_id', '=', id).execute();
    await trx.deleteFrom('song_audio').where('scope', '=', id).execute();
    const albums = await trx
      .selectFrom('library_album')
      .select('album_id')
      .where('identity', 'like', `${uploadsScope(id)}/%`)
      .execute();
    // Albums of earlier names of the songs.
    await deleteUnused(trx, { albums: albums.map(({ album_id }) => album_id), artists: [] });
    await trx.deleteFrom('music_library').where('id', '=', id).execute();
  }
}

async function songsOfFiles(trx: Db, fileIds: readonly number[]): Promise<number[]> {
  const rows = await trx
    .selectFrom('song_file')
    .select('song_id')
    .distinct()
    .where(whereIn(trx, 'file_id', fileIds))
    .execute();
  return rows.map((row) => row.song_id);
}

/** Deletes the owner's lyric versions of songs without a present file that were in no music library. */
async function deletePrivateLyrics(trx: Db, songIds: readonly number[]): Promise<void> {
  const rows = await trx
    .selectFrom('library_song')
    .select('song_id')
    .where(whereIn(trx, 'song_id', songIds))
    .where('missing_since', 'is not', null)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('song_audio')
            .select('song_audio.song_id')
            .where('scope', '=', 0)
            .whereRef('song_audio.song_id', '=', 'library_song.song_id'),
        ),
      ),
    )
    .execute();
  const gone = rows.map(({ song_id }) => song_id);
  await trx
    .deleteFrom('lyric_version')
    .where(whereIn(trx, 'song_id', gone))
    .execute();
}
