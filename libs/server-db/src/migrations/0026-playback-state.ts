import type { Kysely, Migration } from 'kysely';
import { createPortableTables } from './portable-table.ts';

/** Queue and position of each device of a user. */
export const playbackState: Migration = {
  async up(db: Kysely<unknown>) {
    await createPortableTables(db, {
      playback_state: {
        key: ['user_id', 'device_id'],
        numbers: 'user_id at place position',
        texts: 'device_id name queue source',
      },
    });
  },
};
