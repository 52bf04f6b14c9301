import type { Kysely, Migration } from 'kysely';
import { createPortableTables } from './portable-table.ts';

/** Ratings of songs by users. */
export const songRatings: Migration = {
  async up(db: Kysely<unknown>) {
    await createPortableTables(
      db,
      { song_rating: { key: ['user_id', 'song_id'], numbers: 'user_id song_id stars at' } },
      [['song_rating_song', 'song_rating', ['song_id']]],
    );
  },
};
