import type { Kysely, Migration } from 'kysely';
import { type IndexShape, createPortableTables, type TableShape } from './portable-table.ts';

const shapes: Record<string, TableShape> = {
  smart_playlist: {
    key: ['id'],
    generated: true,
    numbers: 'user_id created_at updated_at',
    texts: 'name rules',
  },
};

const indexes: IndexShape[] = [['smart_playlist_by_user', 'smart_playlist', ['user_id', 'id']]];

/** Smart playlists. */
export const smartPlaylists: Migration = {
  async up(db: Kysely<unknown>) {
    await createPortableTables(db, shapes, indexes);
  },
};
