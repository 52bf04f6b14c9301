import type { Kysely, Migration } from 'kysely';
import { createPortableTables } from './portable-table.ts';

/** Lyrics edited by users, as versions. */
export const lyricVersions: Migration = {
  async up(db: Kysely<unknown>) {
    await createPortableTables(
      db,
      {
        lyric_version: {
          key: ['song_id', 'version'],
          numbers: 'song_id version user_id made_at from_version? original lines',
          texts: 'lyric format timing',
        },
      },
      [['lyric_version_user', 'lyric_version', ['user_id']]],
    );
  },
};
