import type { Kysely, Migration } from 'kysely';
import { addColumn } from './make-table.ts';

/** Through which forward a post was passed on, so that this one is counted too, and its author told. */
export const forwardChains: Migration = {
  async up(db: Kysely<unknown>) {
    await addColumn(db, 'event', 'forward_via', 'bigint');
    await db.schema.createIndex('event_by_via').on('event').column('forward_via').execute();
  },
};
