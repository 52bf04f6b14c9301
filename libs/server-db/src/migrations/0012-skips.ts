import type { Kysely, Migration } from 'kysely';
import { type IndexShape, createPortableTables, type TableShape } from './portable-table.ts';

const shapes: Record<string, TableShape> = {
  skipped_song: { key: ['user_id', 'song_id'], numbers: 'user_id song_id times at' },
};

const indexes: IndexShape[] = [['skipped_song_by_time', 'skipped_song', ['user_id', 'at']]];

/** Songs that users skipped on the private FM. */
export const skips: Migration = {
  async up(db: Kysely<unknown>) {
    await createPortableTables(db, shapes, indexes);
  },
};
