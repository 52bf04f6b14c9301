import type { Kysely, Migration } from 'kysely';
import { addColumn, type IndexShape, createPortableTables, type TableShape } from './portable-table.ts';

const shapes: Record<string, TableShape> = {
  notice: {
    key: ['id'],
    generated: true,
    numbers: 'user_id actor_id resource_type resource_id comment_id event_id created_at',
    texts: 'kind group_key',
  },
  notice_state: {
    key: ['user_id'],
    numbers: 'user_id read_until replies mentions likes follows albums',
  },
  report: {
    key: ['kind', 'target_id', 'user_id'],
    numbers: 'target_id user_id created_at kept_at',
    texts: 'kind reason note',
  },
};

/** The columns at the end make the comment indexes covering, so that deep pages are found in the index alone. */
const indexes: IndexShape[] = [
  ['notice_by_user', 'notice', ['user_id', 'created_at']],
  ['notice_by_actor', 'notice', ['actor_id', 'kind']],
  ['notice_by_comment', 'notice', ['comment_id']],
  ['notice_by_event', 'notice', ['event_id']],
  ['notice_by_resource', 'notice', ['resource_type', 'resource_id']],
  ['report_by_user', 'report', ['user_id']],
  ['report_by_time', 'report', ['created_at']],
  [
    'comment_by_likes',
    'comment',
    ['resource_type', 'resource_id', 'liked_count', 'created_at', 'id', 'user_id'],
  ],
  [
    'comment_by_floor',
    'comment',
    ['resource_type', 'resource_id', 'parent_id', 'created_at', 'id', 'liked_count', 'user_id'],
  ],
  [
    'comment_by_floor_likes',
    'comment',
    ['resource_type', 'resource_id', 'parent_id', 'liked_count', 'created_at', 'id', 'user_id'],
  ],
];

/** Song positions of comments, notifications, and reports. */
export const notifications: Migration = {
  async up(db: Kysely<unknown>) {
    await addColumn(db, 'comment', 'at_ms', 'bigint', null);
    await createPortableTables(db, shapes, indexes);
    await db.schema
      .createIndex('comment_by_moment')
      .on('comment')
      .columns(['resource_type', 'resource_id', 'at_ms', 'liked_count'])
      .where('at_ms', 'is not', null)
      .execute();
  },
};
