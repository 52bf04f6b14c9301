import type { Kysely, Migration } from 'kysely';
import { makeTables } from './make-table.ts';

/** Rate limit counts, shared by all processes on one database. */
export const limits: Migration = {
  async up(db: Kysely<unknown>) {
    await makeTables(
      db,
      { rate_limit: { key: ['bucket'], numbers: 'window_start count', texts: 'bucket' } },
      [['rate_limit_by_age', 'rate_limit', ['window_start']]],
    );
  },
};
