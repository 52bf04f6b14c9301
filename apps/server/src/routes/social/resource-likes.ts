import { deleteEventLikeNotification, notifyEventLike } from '@qingyin/server-social';
import { resourceTypes, type Thread, resolveThread } from '@qingyin/server-catalogue';
import { type Db, inWriteTransaction } from '@qingyin/server-db';
import { endpoints } from '@qingyin/contract';
import { schemas } from '@qingyin/contract/schema';
import { personal, type Route } from '../../http/route.ts';
import { viewpointOf } from '../../http/viewpoint.ts';

const { social } = endpoints;

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
 * Routes that like and unlike MVs, videos, posts and other resources with comments
 * (docs/specification/contract/comments.md, docs/specification/contract/video.md#video-page and
 * docs/specification/contract/social.md#feed-and-posts).
 */
export const resourceLikeRoutes: Route[] = [
  personal(social.resourceLike, schemas.social.resourceLike, async (call, { t, ...name }) => {
    const { id: userId } = call.user;
    const now = call.app.now();
    const view = await viewpointOf(call);
    await inWriteTransaction(call.db, async (trx) => {
      const thread = await resolveThread(trx, view, name);
      const changed = t === 1 ? await like(trx, thread, userId, now) : await unlike(trx, thread, userId);
      if (!changed || thread.type !== resourceTypes.event) return;
      await trx
        .updateTable('event')
        .set((eb) => ({ liked_count: eb('liked_count', t === 1 ? '+' : '-', 1) }))
        .where('id', '=', thread.id)
        .execute();
      if (t === 1) await notifyEventLike(trx, thread.id, userId, now);
      else await deleteEventLikeNotification(trx, thread.id, userId);
    });
    return { code: 200 };
  }),
];
