import { type Kysely, type Migration, sql } from 'kysely';
import { createPortableTable, inPostgres } from './portable-table.ts';

/** Tables whose changes alter lists of a music library, with the columns that do so; none: all. */
const WATCHED: Readonly<Record<string, readonly string[]>> = {
  album: ['artist_id'],
  album_artist: [],
  song: ['hidden', 'access', 'duration_ms', 'album_id', 'no'],
  library_song: [],
  library_album: [],
  library_artist: [],
  song_artist: [],
  song_file: [],
  music_file: ['folder_id', 'missing_since'],
  song_genre: [],
};

/**
 * Triggers that record changes of the songs of music libraries, so that every process notices those of the others. On
 * SQLite they count in one row. On PostgreSQL each statement adds a row, because all transactions would wait for the
 * lock of a single one.
 */
export const catalogueChanges: Migration = {
  async up(db: Kysely<unknown>) {
    await createPortableTable(db, 'catalogue_change', { key: ['id'], generated: true, numbers: 'revision' });
    await (inPostgres(db) ? watchInPostgres(db) : watchInSqlite(db));
  },
};

async function watchInPostgres(db: Kysely<unknown>): Promise<void> {
  await sql`create function record_catalogue_change() returns trigger language plpgsql as
    'begin insert into catalogue_change (revision) values (1); return null; end'`.execute(db);
  for (const [table, columns] of Object.entries(WATCHED)) {
    const of = columns.length > 0 ? ` of ${columns.join()}` : '';
    await sql`create trigger ${sql.id(`${table}_changed`)} after insert or delete or update${sql.raw(of)}
      on ${sql.table(table)} for each statement execute function record_catalogue_change()`.execute(db);
  }
}

async function watchInSqlite(db: Kysely<unknown>): Promise<void> {
  await sql`insert into catalogue_change (id, revision) values (1, 1)`.execute(db);
  for (const [table, columns] of Object.entries(WATCHED))
    for (const change of ['insert', 'delete', 'update']) {
      const of = change === 'update' && columns.length > 0 ? ` of ${columns.join()}` : '';
      await sql`create trigger ${sql.id(`${table}_${change}`)} after ${sql.raw(change + of)}
        on ${sql.table(table)} begin update catalogue_change set revision = revision + 1; end`.execute(db);
    }
}
