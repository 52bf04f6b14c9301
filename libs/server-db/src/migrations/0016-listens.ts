import type { Kysely, Migration } from 'kysely';
import { addColumn } from './portable-table.ts';

/** Client-generated id of a listening event, so that one sent twice counts once; null from clients that send none. */
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
