import type { Kysely, Migration } from 'kysely';
import { makeTables } from './make-table.ts';

/** Counts of calls, shared by every process that serves the same database. */
export const limits: Migration = {
  async up(db: Kysely<unknown>) {
    await makeTables(
      db,
      { rate_limit: { key: ['bucket'], numbers: 'window_start count', texts: 'bucket' } },
      [['rate_limit_by_age', 'rate_limit', ['window_start']]],
    );
  },
};
