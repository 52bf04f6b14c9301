import type { Kysely, Migration } from 'kysely';
import { makeTable } from './make-table.ts';

/** Numbers for rows that several tables count together, or that must not begin at 1. */
export const counters: Migration = {
  async up(db: Kysely<unknown>) {
    await makeTable(db, 'counter', { key: ['name'], numbers: 'value', texts: 'name' });
  },
};
