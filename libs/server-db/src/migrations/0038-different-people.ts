import { type Kysely, type Migration, sql } from 'kysely';
import { addColumn, createPortableTable } from './portable-table.ts';

/**
 * Who searched for a query, as hashes, and when the fifth of the latest different people did, so that hot searches show
 * nothing that fewer searched for; an index for the number of listeners of a song. Charts and similar songs that were made
 * from fewer people are made again.
 */
export const differentPeople: Migration = {
  async up(db: Kysely<unknown>) {
    await createPortableTable(db, 'search_person', {
      key: ['word_key', 'person'],
      numbers: 'at',
      texts: 'word_key person',
    });
    await addColumn(db, 'search_word', 'fifth_at', 'bigint');
    await db.schema
      .createIndex('play_log_by_song')
      .on('play_log')
      .columns(['song_id', 'at', 'user_id'])
      .execute();
    await sql`delete from setting where name like 'chart-%'`.execute(db);
    await sql`update song_upkeep set due_at = 1 where made_at > 0`.execute(db);
  },
};
