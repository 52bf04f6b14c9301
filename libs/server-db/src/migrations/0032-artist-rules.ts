import type { Kysely, Migration } from 'kysely';
import { createPortableTable } from './portable-table.ts';

/** What administrators put right about names of artists: joined, split, or kept in one piece. */
export const artistRules: Migration = {
  async up(db: Kysely<unknown>) {
    await createPortableTable(db, 'artist_rule', {
      key: ['id'],
      generated: true,
      numbers: 'user_id? at undone_at? by_name',
      texts: 'name identity artists libraries',
    });
  },
};
