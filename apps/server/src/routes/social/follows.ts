import { toFollowUsers, userById, relationTo } from '@qingyin/server-catalogue';
import { endpoints } from '@qingyin/contract';
import { schemas } from '@qingyin/contract/schema';
import type { RequestContext } from '../../http/request-context.ts';
import { personal, route, type Route } from '../../http/route.ts';
import { viewpointOf } from '../../http/viewpoint.ts';
import { listFollowRecords } from './follow-records.ts';

const { social } = endpoints;

interface Page {
  uid: number;
  limit: number;
  offset: number;
}
/** Column of the follow that holds the requested user: follower or followed. */
type End = 'user_id' | 'target_id';

async function pageOf(call: RequestContext, end: End, { uid, limit, offset }: Page) {
  await userById(call.db, uid);
  const other = end === 'user_id' ? 'target_id' : 'user_id';
  const query = call.db
    .selectFrom('follow')
    .innerJoin('user', 'user.id', `follow.${other}`)
    .where(`follow.${end}`, '=', uid);
  const rows = await query
    .selectAll('user')
    .select('follow.created_at as followed_at')
    .orderBy('follow.created_at', 'desc')
    .orderBy('user.id', 'desc')
    .limit(limit + 1)
    .offset(offset)
    .execute();
  const total = await query.select((eb) => eb.fn.countAll<number>().as('n')).executeTakeFirst();
  return {
    people: await toFollowUsers(call.db, rows.slice(0, limit), await viewpointOf(call)),
    more: rows.length > limit,
    total: Number(total?.n ?? 0),
  };
}

/** Routes of followed users and followers (docs/specification/contract/social.md#follows-and-fans). */
export const followRoutes: Route[] = [
  route(social.userFollows, schemas.social.userFollows, async (call, params) => {
    const { people, more, total } = await pageOf(call, 'user_id', params);
    return { code: 200, follow: people, touchCount: total, more };
  }),
  route(social.userFolloweds, schemas.social.userFolloweds, async (call, params) => {
    const { people, more, total } = await pageOf(call, 'target_id', params);
    return { code: 200, followeds: people, more, size: total, newCount: 0 };
  }),
  personal(social.userFollowMixed, schemas.social.userFollowMixed, async (call, { size, cursor, scene }) => {
    const all = await listFollowRecords(call, call.user.id, scene);
    const records = all.slice(cursor, cursor + size);
    const next = cursor + records.length;
    return { code: 200, data: { records, page: { size, cursor: next, more: all.length > next } } };
  }),
  personal(social.userMutualfollowGet, schemas.social.userMutualfollowGet, async (call, { uid }) => {
    await userById(call.db, uid);
    return { code: 200, data: (await relationTo(call.db, call.user.id, uid)).mutual };
  }),
];
