import type { Kysely, Migration } from 'kysely';
import { addColumn, createPortableTables } from './portable-table.ts';

/** Collections, the order of playlists, and video playlists. */
export const library: Migration = {
  async up(db: Kysely<unknown>) {
    await createPortableTables(
      db,
      {
        subscription: {
          key: ['user_id', 'kind', 'resource_id'],
          numbers: 'user_id resource_id created_at',
          texts: 'kind',
        },
        topic: {
          key: ['id'],
          numbers: 'id creator_id read_count liked_count created_at',
          texts: 'title summary category tags image_key',
        },
        playlist_order: { key: ['user_id', 'playlist_id'], numbers: 'user_id playlist_id position' },
        playlist_video: {
          key: ['playlist_id', 'kind', 'resource_id'],
          numbers: 'playlist_id resource_id position added_at',
          texts: 'kind',
        },
      },
      [
        ['subscription_by_time', 'subscription', ['user_id', 'kind', 'created_at']],
        ['subscription_by_resource', 'subscription', ['kind', 'resource_id']],
      ],
    );
    await addColumn(db, 'playlist', 'type', 'text', 'NORMAL');
  },
};
