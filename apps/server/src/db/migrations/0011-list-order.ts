import type { Kysely, Migration } from 'kysely';

const ORDER = 'playlist_track_order';

/**
 * A playlist is read in its order from the index alone: ten thousand rows need not be looked up one by one, nor sorted
 * where two of them share a position.
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
