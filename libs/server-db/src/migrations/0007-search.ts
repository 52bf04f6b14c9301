import { type Kysely, type Migration, sql } from 'kysely';
import { inPostgres, createPortableTable } from './portable-table.ts';

/** The search index and popular queries. The index is filled at start, see search/rebuild.ts. */
export const search: Migration = {
  async up(db: Kysely<unknown>) {
    const postgres = inPostgres(db);
    // Prefix searches use ranges, which need byte order whatever the locale.
    const ordered = postgres ? sql`text collate "C"` : 'text';
    await createPortableTable(db, 'search_doc', {
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
      // The key covers the whole row, so SQLite need not store it twice.
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
