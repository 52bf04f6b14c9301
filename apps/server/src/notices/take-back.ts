import type { SelectQueryBuilder } from 'kysely';
import type { Db } from '../db/open.ts';
import type { Tables } from '../db/schema.ts';
import type { NoticeTable } from '../db/tables/notices.ts';
import { resourceTypes } from '../entities/resource-numbers.ts';

/** Numbers of comments or posts, or the query that finds them. */
type Ids<Table extends 'comment' | 'event'> =
  readonly number[] | SelectQueryBuilder<Tables, Table, { id: number }>;

const by = (trx: Db, kind: NoticeTable['kind'], actorId: number) =>
  trx.deleteFrom('notice').where('actor_id', '=', actorId).where('kind', '=', kind);

/** A follow ends; to be called inside `write`. */
export const takeBackFollow = (trx: Db, userId: number, targetId: number): Promise<unknown> =>
  by(trx, 'follow', userId).where('user_id', '=', targetId).execute();

/** A comment is liked no more; to be called inside `write`. */
export const takeBackCommentLike = (trx: Db, commentId: number, userId: number): Promise<unknown> =>
  by(trx, 'like-comment', userId).where('comment_id', '=', commentId).execute();

/** A post is liked no more; to be called inside `write`. */
export const takeBackEventLike = (trx: Db, eventId: number, userId: number): Promise<unknown> =>
  by(trx, 'like-event', userId)
    .where('resource_type', '=', resourceTypes.event)
    .where('resource_id', '=', eventId)
    .execute();

/** Comments go: nobody is told of them, of likes of them, or asked to look at them; to be called inside `write`. */
export async function takeBackComments(trx: Db, ids: Ids<'comment'>): Promise<void> {
  await trx.deleteFrom('notice').where('comment_id', 'in', ids).execute();
  await trx.deleteFrom('report').where('kind', '=', 'comment').where('target_id', 'in', ids).execute();
  await trx.deleteFrom('mention').where('kind', '=', 'comment').where('resource_id', 'in', ids).execute();
}

/** Posts go, with all that was told and reported of them; of what stands below them see `takeBackComments`. */
export async function takeBackEvents(trx: Db, ids: Ids<'event'>): Promise<void> {
  await trx
    .deleteFrom('notice')
    .where('resource_type', '=', resourceTypes.event)
    .where('resource_id', 'in', ids)
    .execute();
  await trx.deleteFrom('notice').where('event_id', 'in', ids).execute();
  await trx.deleteFrom('report').where('kind', '=', 'event').where('target_id', 'in', ids).execute();
}
