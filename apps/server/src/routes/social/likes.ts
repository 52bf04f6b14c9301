import { endpoints } from '@qingyin/contract';
import { schemas } from '@qingyin/contract/schema';
import type { Db } from '../../db/open.ts';
import { write } from '../../db/write.ts';
import { resourceTypes } from '../../entities/resource-numbers.ts';
import { type Thread, threadFor } from '../../entities/threads.ts';
import { takeBackEventLike } from '../../notices/take-back.ts';
import { tellOfEventLike } from '../../notices/tell.ts';
import { personal, type Route } from '../../http/route.ts';

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
 * Routes that like and unlike MVs, videos, posts and other resources with comments (contract page, 3.8, 4.4, 4.8).
 */
export const resourceLikeRoutes: Route[] = [
  personal(social.resourceLike, schemas.social.resourceLike, async (call, { t, ...name }) => {
    const { id: userId } = call.user;
    const now = call.house.now();
    await write(call.db, async (trx) => {
      const thread = await threadFor(trx, userId, name);
      const changed = t === 1 ? await like(trx, thread, userId, now) : await unlike(trx, thread, userId);
      if (!changed || thread.type !== resourceTypes.event) return;
      await trx
        .updateTable('event')
        .set((eb) => ({ liked_count: eb('liked_count', t === 1 ? '+' : '-', 1) }))
        .where('id', '=', thread.id)
        .execute();
      if (t === 1) await tellOfEventLike(trx, thread.id, userId, now);
      else await takeBackEventLike(trx, thread.id, userId);
    });
    return { code: 200 };
  }),
];
