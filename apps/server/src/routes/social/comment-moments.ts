import { toComments, resourceTypes, resolveThread } from '@qingyin/server-catalogue';
import { commentHeat, visibleComments } from '@qingyin/server-social';
import { endpoints } from '@qingyin/contract';
import { schemas } from '@qingyin/contract/schema';
import { route, type Route } from '../../http/route.ts';
import { viewpointOf } from '../../http/viewpoint.ts';

const { social } = endpoints;

/** Routes of comments at positions in a song (docs/api-extensions.md). */
export const momentRoutes: Route[] = [
  route(social.commentHeat, schemas.social.commentHeat, async (call, { id }) => {
    const name = { type: resourceTypes.song, id: String(id) };
    const thread = await resolveThread(call.db, await viewpointOf(call), name);
    return { code: 200, data: await commentHeat(call.db, thread) };
  }),
  route(social.commentMoments, schemas.social.commentMoments, async (call, { id, from, to, limit }) => {
    const name = { type: resourceTypes.song, id: String(id) };
    const thread = await resolveThread(call.db, await viewpointOf(call), name);
    const rows = await visibleComments(call.db, thread, call.user?.id ?? null)
      .selectAll()
      .where('at_ms', '>=', from)
      .where('at_ms', '<', to)
      .orderBy('at_ms')
      .orderBy('liked_count', 'desc')
      .orderBy('id')
      .limit(limit + 1)
      .execute();
    return {
      code: 200,
      data: {
        comments: await toComments(call.db, rows.slice(0, limit), await viewpointOf(call)),
        more: rows.length > limit,
      },
    };
  }),
];
