import type { Kysely, Migration } from 'kysely';
import { createPortableTables } from './portable-table.ts';

/** Earlier versions of the songs of playlists. */
export const listVersions: Migration = {
  async up(db: Kysely<unknown>) {
    await createPortableTables(
      db,
      {
        playlist_version: {
          key: ['playlist_id', 'version'],
          numbers: 'playlist_id version user_id made_at',
          texts: 'song_ids',
        },
      },
      [['playlist_version_user', 'playlist_version', ['user_id']]],
    );
  },
};
