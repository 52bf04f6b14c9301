import { assertNotBlocked, relationTo, toUserBrief } from '@qingyin/server-catalogue';
import { deleteFollowNotification, notifyFollow } from '@qingyin/server-social';
import { inWriteTransaction } from '@qingyin/server-db';
import { badParameters, notFound } from '@qingyin/server-kernel';
import { endpoints } from '@qingyin/contract';
import { schemas } from '@qingyin/contract/schema';
import { personal, type Route } from '../../http/route.ts';

const { library } = endpoints;
const FOLLOW = 1;

/** Route that follows and unfollows users (docs/specification/contract/collecting.md#subscribe-and-follow). */
export const followRoutes: Route[] = [
  personal(library.follow, schemas.library.follow, async (call, { id, t }) => {
    const me = call.user.id;
    if (id === me) throw badParameters('不能关注自己');
    const user = await inWriteTransaction(call.db, async (trx) => {
      const target = await trx.selectFrom('user').selectAll().where('id', '=', id).executeTakeFirst();
      if (!target || target.anonymous) throw notFound('用户');
      if (t === FOLLOW) {
        await assertNotBlocked(trx, me, id);
        const now = call.app.now();
        const begun = await trx
          .insertInto('follow')
          .values({ user_id: me, target_id: id, created_at: now })
          .onConflict((conflict) => conflict.columns(['user_id', 'target_id']).doNothing())
          .returning('target_id')
          .executeTakeFirst();
        if (begun) await notifyFollow(trx, me, id, now);
      } else {
        await trx.deleteFrom('follow').where('user_id', '=', me).where('target_id', '=', id).execute();
        await deleteFollowNotification(trx, me, id);
      }
      return toUserBrief(target, call.origin, await relationTo(trx, me, id));
    });
    return { code: 200, user };
  }),
];
