import type { Kysely, Migration } from 'kysely';
import { createPortableTables } from './portable-table.ts';

/** Corrections of tags by administrators: the files themselves are never written. */
export const tagCorrections: Migration = {
  async up(db: Kysely<unknown>) {
    await createPortableTables(
      db,
      {
        correction: {
          key: ['id'],
          generated: true,
          numbers: 'user_id? at undone_at?',
          texts: 'title fields',
        },
        corrected_song: { key: ['correction_id', 'song_id'], numbers: 'correction_id song_id' },
      },
      [['corrected_song_song', 'corrected_song', ['song_id']]],
    );
  },
};
