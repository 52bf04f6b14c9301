import type { Kysely, Migration } from 'kysely';

const ORDER = 'playlist_track_order';

/**
 * Covering index for reading a playlist in order: ten thousand rows need neither a lookup each nor a sort where
 * two of them share a position.
 */
export const listOrder: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.dropIndex(ORDER).execute();
    await db.schema
      .createIndex(ORDER)
      .on('playlist_track')
      .columns(['playlist_id', 'position', 'song_id', 'added_at', 'user_id'])
      .execute();
  },
};
