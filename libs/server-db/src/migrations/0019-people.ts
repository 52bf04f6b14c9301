import type { Kysely, Migration } from 'kysely';
import { addColumn, type IndexShape, createPortableTables, type TableShape } from './portable-table.ts';

const shapes: Record<string, TableShape> = {
  hidden_person: {
    key: ['user_id', 'target_id'],
    numbers: 'user_id target_id created_at',
    texts: 'kind',
  },
  not_suggested: { key: ['user_id', 'target_id'], numbers: 'user_id target_id created_at' },
  feed_privacy: { key: ['user_id'], numbers: 'user_id events' },
  mention: {
    key: ['kind', 'resource_id', 'user_id'],
    numbers: 'resource_id user_id position created_at',
    texts: 'kind nickname',
  },
};

const indexes: IndexShape[] = [
  ['hidden_person_by_target', 'hidden_person', ['target_id']],
  ['not_suggested_by_target', 'not_suggested', ['target_id']],
  ['mention_by_user', 'mention', ['user_id', 'created_at']],
  ['picture_use_by_user', 'picture_use', ['user_id', 'kind']],
];

/** Blocked and muted users, dismissed user suggestions, feed privacy, mentions, sizes of post pictures. */
export const people: Migration = {
  async up(db: Kysely<unknown>) {
    await createPortableTables(db, shapes, indexes);
    await addColumn(db, 'picture_use', 'width', 'bigint');
    await addColumn(db, 'picture_use', 'height', 'bigint');
  },
};
