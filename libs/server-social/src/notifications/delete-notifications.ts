import { resourceTypes } from '@qingyin/server-catalogue';
import type { Db, Tables, NotificationTable } from '@qingyin/server-db';
import type { SelectQueryBuilder } from 'kysely';

/** Ids of comments or posts, or the subquery that selects them. */
type Ids<Table extends 'comment' | 'event'> =
  readonly number[] | SelectQueryBuilder<Tables, Table, { id: number }>;

const by = (trx: Db, kind: NotificationTable['kind'], actorId: number) =>
  trx.deleteFrom('notice').where('actor_id', '=', actorId).where('kind', '=', kind);

/** Deletes the notification about a follow when it ends; to be called inside `inWriteTransaction`. */
export const deleteFollowNotification = (trx: Db, userId: number, targetId: number): Promise<unknown> =>
  by(trx, 'follow', userId).where('user_id', '=', targetId).execute();

/**
 * Deletes the notification about a like of a comment when it is withdrawn; to be called inside
 * `inWriteTransaction`.
 */
export const deleteCommentLikeNotification = (trx: Db, commentId: number, userId: number): Promise<unknown> =>
  by(trx, 'like-comment', userId).where('comment_id', '=', commentId).execute();

/** Deletes the notification about a like of a post when it is withdrawn; to be called inside `inWriteTransaction`. */
export const deleteEventLikeNotification = (trx: Db, eventId: number, userId: number): Promise<unknown> =>
  by(trx, 'like-event', userId)
    .where('resource_type', '=', resourceTypes.event)
    .where('resource_id', '=', eventId)
    .execute();

/**
 * Deletes notifications, reports and mentions that refer to deleted comments; to be called inside
 * `inWriteTransaction`.
 */
export async function deleteCommentReferences(trx: Db, ids: Ids<'comment'>): Promise<void> {
  await trx.deleteFrom('notice').where('comment_id', 'in', ids).execute();
  await trx.deleteFrom('report').where('kind', '=', 'comment').where('target_id', 'in', ids).execute();
  await trx.deleteFrom('mention').where('kind', '=', 'comment').where('resource_id', 'in', ids).execute();
}

/**
 * Deletes notifications and reports that refer to deleted posts; to be called inside `inWriteTransaction`.
 * Comments below the posts: see `deleteCommentReferences`.
 */
export async function deleteEventReferences(trx: Db, ids: Ids<'event'>): Promise<void> {
  await trx
    .deleteFrom('notice')
    .where('resource_type', '=', resourceTypes.event)
    .where('resource_id', 'in', ids)
    .execute();
  await trx.deleteFrom('notice').where('event_id', 'in', ids).execute();
  await trx.deleteFrom('report').where('kind', '=', 'event').where('target_id', 'in', ids).execute();
}
