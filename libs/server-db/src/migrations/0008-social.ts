import { type Kysely, type Migration, sql } from 'kysely';
import { addColumn, createPortableTables } from './portable-table.ts';

/**
 * Threads of replies, shared resources and privacy of posts, likes of all resources, and hashtag topics
 * (activities).
 */
export const social: Migration = {
  async up(db: Kysely<unknown>) {
    await createPortableTables(db, {
      resource_like: {
        key: ['resource_type', 'resource_id', 'user_id'],
        numbers: 'resource_type resource_id user_id created_at',
      },
      comment_gone: { key: ['id'], numbers: 'id user_id' },
      activity: {
        key: ['id'],
        numbers: 'id start_time end_time base_participants position',
        texts: 'title texts reason image_key',
      },
    });
    await addColumn(db, 'comment', 'parent_id', 'bigint');
    // Until this migration every answered comment was a top-level comment.
    await sql`update comment set parent_id = reply_to where reply_to is not null`.execute(db);
    await addColumn(db, 'event', 'pics', 'text', '[]');
    await addColumn(db, 'event', 'privacy', 'bigint');
    await addColumn(db, 'event', 'target_id', 'bigint');
    await addColumn(db, 'event', 'forward_of', 'bigint');
    await addColumn(db, 'event', 'activity_id', 'bigint');
    const indexes: [name: string, table: string, columns: string[]][] = [
      ['comment_by_parent', 'comment', ['parent_id', 'created_at']],
      ['comment_by_user', 'comment', ['user_id', 'created_at']],
      ['comment_by_answered', 'comment', ['reply_to']],
      ['event_by_user', 'event', ['user_id', 'created_at']],
      ['event_by_time', 'event', ['created_at']],
      ['event_by_original', 'event', ['forward_of']],
      ['event_by_activity', 'event', ['activity_id']],
      ['event_by_target', 'event', ['type', 'target_id']],
      ['follow_by_target', 'follow', ['target_id', 'created_at']],
    ];
    for (const [name, table, on] of indexes)
      await db.schema.createIndex(name).on(table).columns(on).execute();
  },
};
