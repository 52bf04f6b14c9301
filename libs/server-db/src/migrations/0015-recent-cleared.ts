import type { Kysely, Migration } from 'kysely';
import { createPortableTables } from './portable-table.ts';

/** Entries that users removed from their recently played lists. */
export const recentCleared: Migration = {
  async up(db: Kysely<unknown>) {
    await createPortableTables(db, {
      recent_cleared: {
        key: ['user_id', 'kind', 'resource_id'],
        numbers: 'user_id resource_id until before',
        texts: 'kind',
      },
    });
  },
};
