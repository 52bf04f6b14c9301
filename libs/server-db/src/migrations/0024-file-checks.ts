import type { Kysely, Migration } from 'kysely';
import { addColumn } from './portable-table.ts';

/** When stored files were last compared with their hash, and the damage found. */
export const fileChecks: Migration = {
  async up(db: Kysely<unknown>) {
    await addColumn(db, 'stored_file', 'checked_at', 'bigint');
    await addColumn(db, 'stored_file', 'damage', 'text');
    await db.schema.createIndex('stored_file_by_check').on('stored_file').columns(['checked_at']).execute();
  },
};
