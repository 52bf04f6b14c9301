import type { Kysely, Migration } from 'kysely';
import { addColumn } from './make-table.ts';

/** The name its client gave a listening, so that one told twice counts once; clients that give none leave it null. */
export const listens: Migration = {
  async up(db: Kysely<unknown>) {
    await addColumn(db, 'play_log', 'listen', 'text', null);
    await db.schema
      .createIndex('play_log_listen')
      .on('play_log')
      .columns(['user_id', 'listen'])
      .unique()
      .execute();
  },
};
