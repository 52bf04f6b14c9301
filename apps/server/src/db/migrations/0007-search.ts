import { type Kysely, type Migration, sql } from 'kysely';
import { inPostgres, makeTable } from './make-table.ts';

/** The search index and the words people search for. What is in it is written at the start, see search/rebuild.ts. */
export const search: Migration = {
  async up(db: Kysely<unknown>) {
    const postgres = inPostgres(db);
    // Beginnings of words are looked for by ranges, which need the order of the bytes in every locale.
    const ordered = postgres ? sql`text collate "C"` : 'text';
    await makeTable(db, 'search_doc', {
      key: ['kind', 'id'],
      numbers: 'kind id rank',
      texts: 'names others',
    });
    await db.schema
      .createTable('search_term')
      .addColumn('kind', 'bigint', (column) => column.notNull())
      .addColumn('term', ordered, (column) => column.notNull())
      .addColumn('rank', 'bigint', (column) => column.notNull())
      .addColumn('id', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('search_term_key', ['kind', 'term', 'rank', 'id'])
      // The key is the whole row: SQLite need not keep it twice.
      .$call((table) => (postgres ? table : table.modifyEnd(sql`without rowid`)))
      .execute();
    await db.schema
      .createTable('search_word')
      .addColumn('word_key', ordered, (column) => column.primaryKey().notNull())
      .addColumn('word', 'text', (column) => column.notNull())
      .addColumn('heat', 'bigint', (column) => column.notNull())
      .addColumn('first_at', 'bigint', (column) => column.notNull())
      .addColumn('last_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('search_word_by_heat').on('search_word').column('heat').execute();
    await db.schema.alterTable('song').dropColumn('search_text').execute();
  },
};
