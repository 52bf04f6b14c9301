import { userById, relationTo } from '@qingyin/server-catalogue';
import { followPage, listFollowRecords } from '@qingyin/server-social';
import { endpoints } from '@qingyin/contract';
import { schemas } from '@qingyin/contract/schema';
import { personal, route, type Route } from '../../http/route.ts';
import { viewpointOf } from '../../http/viewpoint.ts';

const { social } = endpoints;

/** Routes of followed users and followers (docs/specification/contract/social.md#follows-and-fans). */
export const followRoutes: Route[] = [
  route(social.userFollows, schemas.social.userFollows, async (call, params) => {
    const { people, more, total } = await followPage(call.db, 'user_id', params, await viewpointOf(call));
    return { code: 200, follow: people, touchCount: total, more };
  }),
  route(social.userFolloweds, schemas.social.userFolloweds, async (call, params) => {
    const { people, more, total } = await followPage(call.db, 'target_id', params, await viewpointOf(call));
    return { code: 200, followeds: people, more, size: total, newCount: 0 };
  }),
  personal(social.userFollowMixed, schemas.social.userFollowMixed, async (call, { size, cursor, scene }) => {
    const all = await listFollowRecords(call.db, await viewpointOf(call), scene);
    const records = all.slice(cursor, cursor + size);
    const next = cursor + records.length;
    return { code: 200, data: { records, page: { size, cursor: next, more: all.length > next } } };
  }),
  personal(social.userMutualfollowGet, schemas.social.userMutualfollowGet, async (call, { uid }) => {
    await userById(call.db, uid);
    return { code: 200, data: (await relationTo(call.db, call.user.id, uid)).mutual };
  }),
];
