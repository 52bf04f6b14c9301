import { type Kysely, type Migration, type QueryExecutorProvider, sql } from 'kysely';
import { addColumn, createPortableTables } from './portable-table.ts';

/**
 * Composers, lyricists and other people of songs, classical works, and what distinguishes the editions of an album. Tags
 * that were read before lack most of it, so that scans read the files once more (`reread`), while their songs stay
 * playable; the songs of uploads are derived again from the tags that are known.
 */
export const creditsAndEditions: Migration = {
  async up(db: Kysely<unknown>) {
    await createPortableTables(
      db,
      {
        song_credit: {
          key: ['song_id', 'role', 'position'],
          numbers: 'song_id position artist_id',
          texts: 'role detail',
        },
      },
      [['song_credit_artist', 'song_credit', ['artist_id', 'role']]],
    );
    for (const column of ['work', 'movement']) await addColumn(db, 'library_song', column, 'text');
    await addColumn(db, 'library_song', 'movement_no', 'bigint');
    for (const column of ['release_group', 'edition_key', 'catalogue_no', 'barcode', 'country'])
      await addColumn(db, 'library_album', column, 'text');
    for (const column of ['release_group', 'edition_key'])
      await db.schema.createIndex(`library_album_${column}`).on('library_album').columns([column]).execute();
    await addColumn(db, 'music_file', 'reread', 'bigint');
    await db.schema
      .createIndex('music_file_reread')
      .on('music_file')
      .columns(['library_id', 'reread'])
      .execute();
    await markKnownFiles(db);
  },
};

/** Marks the files of folders to be read again, and the uploads to be derived again. */
export async function markKnownFiles(db: QueryExecutorProvider): Promise<void> {
  const libraries = (kind: 'folder' | 'uploads') =>
    sql`(select id from music_library where kind = ${sql.lit(kind)})`;
  await sql`update music_file set reread = 1, tries = 0
    where state = 'read' and library_id in ${libraries('folder')}`.execute(db);
  await sql`update music_folder set dirty = 1 where library_id in ${libraries('uploads')}`.execute(db);
}
