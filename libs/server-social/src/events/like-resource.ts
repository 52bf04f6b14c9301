import { resourceTypes, type Thread } from '@qingyin/server-catalogue';
import type { Db } from '@qingyin/server-db';
import { notifyEventLike } from '../notifications/create-notifications.ts';
import { deleteEventLikeNotification } from '../notifications/delete-notifications.ts';

async function like(trx: Db, { type, id }: Thread, userId: number, now: number): Promise<boolean> {
  const row = await trx
    .insertInto('resource_like')
    .values({ resource_type: type, resource_id: id, user_id: userId, created_at: now })
    .onConflict((conflict) => conflict.columns(['resource_type', 'resource_id', 'user_id']).doNothing())
    .returning('resource_id')
    .executeTakeFirst();
  return row !== undefined;
}

async function unlike(trx: Db, { type, id }: Thread, userId: number): Promise<boolean> {
  const row = await trx
    .deleteFrom('resource_like')
    .where('resource_type', '=', type)
    .where('resource_id', '=', id)
    .where('user_id', '=', userId)
    .returning('resource_id')
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Likes or unlikes a post, a film or another resource with comments; to be called inside `inWriteTransaction`. The like
 * count of a post changes, and its author is notified, only if a row was inserted or deleted.
 *
 * @param change `now`: ms since 1970
 */
export async function likeResource(
  trx: Db,
  thread: Thread,
  change: { userId: number; like: boolean; now: number },
): Promise<void> {
  const { userId, now } = change;
  const changed = change.like ? await like(trx, thread, userId, now) : await unlike(trx, thread, userId);
  if (!changed || thread.type !== resourceTypes.event) return;
  await trx
    .updateTable('event')
    .set((eb) => ({ liked_count: eb('liked_count', change.like ? '+' : '-', 1) }))
    .where('id', '=', thread.id)
    .execute();
  if (change.like) await notifyEventLike(trx, thread.id, userId, now);
  else await deleteEventLikeNotification(trx, thread.id, userId);
}
