import type { Kysely, Migration } from 'kysely';
import { createPortableTables } from './portable-table.ts';

/** Rate limit counts, shared by all processes on one database. */
export const rateLimits: Migration = {
  async up(db: Kysely<unknown>) {
    await createPortableTables(
      db,
      { rate_limit: { key: ['bucket'], numbers: 'window_start count', texts: 'bucket' } },
      [['rate_limit_by_age', 'rate_limit', ['window_start']]],
    );
  },
};
