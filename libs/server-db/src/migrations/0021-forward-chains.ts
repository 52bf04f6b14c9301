import type { Kysely, Migration } from 'kysely';
import { addColumn } from './portable-table.ts';

/** The intermediate forward of a forwarded post, so that it is counted and its author notified too. */
export const forwardChains: Migration = {
  async up(db: Kysely<unknown>) {
    await addColumn(db, 'event', 'forward_via', 'bigint');
    await db.schema.createIndex('event_by_via').on('event').column('forward_via').execute();
  },
};
