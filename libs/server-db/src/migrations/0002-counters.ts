import type { Kysely, Migration } from 'kysely';
import { createPortableTable } from './portable-table.ts';

/** Counters for ids that several tables share, or that do not start at 1. */
export const counters: Migration = {
  async up(db: Kysely<unknown>) {
    await createPortableTable(db, 'counter', { key: ['name'], numbers: 'value', texts: 'name' });
  },
};
