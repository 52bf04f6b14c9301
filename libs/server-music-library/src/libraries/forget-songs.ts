import { searchKinds } from '@qingyin/contract';
import { type Db, whereIn } from '@qingyin/server-db';
import { DAY_MS } from '@qingyin/server-kernel';
import { findIndexChanges, writeIndexChanges } from '@qingyin/server-search';
import { FORGET_AFTER_DAYS } from '../music-libraries.ts';
import { refreshArtistImages } from '../pictures/artist-image.ts';
import type { ShortWriter } from '../scan/short-writer.ts';
import { deleteSongs } from './song-references.ts';

/** Songs handled at once. */
const PAGE = 100;

/**
 * Forgets songs whose files have been missing for 30 days, and libraries that were removed 30 days ago. A library that
 * is offline keeps its songs for ever: its files are not missing.
 */
export async function forgetMissingSongs(db: Db, writer: ShortWriter, now: number): Promise<void> {
  const before = now - FORGET_AFTER_DAYS * DAY_MS;
  for (;;) {
    const rows = await db
      .selectFrom('library_song')
      .select('song_id')
      .where('missing_since', '<', before)
      .orderBy('song_id')
      .limit(PAGE)
      .execute();
    const ids = rows.map((row) => row.song_id);
    // Looked at again in the transaction: a scan may have found a file of theirs meanwhile.
    await writer.each(ids, async (trx, batch) => deleteSongs(trx, await missingOf(trx, batch, before)));
    for (const kind of [searchKinds.song, searchKinds.lyric])
      await writer.each(await findIndexChanges(db, kind, ids), writeIndexChanges);
    if (ids.length < PAGE) break;
  }
  await forgetFiles(db, writer, before);
  await forgetLibraries(db, writer, before);
}

async function missingOf(trx: Db, songIds: readonly number[], before: number): Promise<number[]> {
  const rows = await trx
    .selectFrom('library_song')
    .select('song_id')
    .where(whereIn(trx, 'song_id', songIds))
    .where('missing_since', '<', before)
    .execute();
  return rows.map((row) => row.song_id);
}

async function forgetFiles(db: Db, writer: ShortWriter, before: number): Promise<void> {
  const rows = await db.selectFrom('music_file').select('id').where('missing_since', '<', before).execute();
  await writer.each(rows, deleteFiles);
}

async function deleteFiles(trx: Db, rows: readonly { id: number }[]): Promise<void> {
  const ids = rows.map(({ id }) => id);
  await trx
    .deleteFrom('song_file')
    .where(whereIn(trx, 'file_id', ids))
    .execute();
  await trx
    .deleteFrom('music_file')
    .where(whereIn(trx, 'id', ids))
    .execute();
}

async function forgetLibraries(db: Db, writer: ShortWriter, before: number): Promise<void> {
  const libraries = await db
    .selectFrom('music_library')
    .select('id')
    .where('removed_at', '<', before)
    .execute();
  for (const { id } of libraries) {
    const files = await db.selectFrom('music_file').select('id').where('library_id', '=', id).execute();
    await writer.each(files, deleteFiles);
    await writer.write(async (trx) => {
      // Uploads that were added to it are private again once they are derived.
      const added = trx.selectFrom('song_file').select('file_id').where('library_id', '=', id);
      await trx
        .updateTable('music_folder')
        .set({ dirty: 1 })
        .where('id', 'in', trx.selectFrom('music_file').select('folder_id').where('id', 'in', added))
        .execute();
      await trx.deleteFrom('song_file').where('library_id', '=', id).execute();
      const pictured = await trx
        .selectFrom('artist_picture')
        .select('artist_id')
        .distinct()
        .where('library_id', '=', id)
        .execute();
      for (const table of [
        'unreadable_sheet',
        'music_folder',
        'music_picture',
        'artist_picture',
        'found_text',
        'music_playlist_file',
        'music_library_member',
      ] as const)
        await trx.deleteFrom(table).where('library_id', '=', id).execute();
      await refreshArtistImages(
        trx,
        pictured.map(({ artist_id }) => artist_id),
      );
      await trx.deleteFrom('music_library').where('id', '=', id).execute();
    });
  }
}
