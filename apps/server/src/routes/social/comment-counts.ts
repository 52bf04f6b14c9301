import { commentHistory, commentInfo } from '@qingyin/server-social';
import { endpoints } from '@qingyin/contract';
import { schemas } from '@qingyin/contract/schema';
import { personal, route, type Route } from '../../http/route.ts';
import { viewpointOf } from '../../http/viewpoint.ts';

const { social } = endpoints;

/**
 * Routes of comment counts for several resources, and of a user's comment history
 * (docs/specification/contract/comments.md and docs/specification/contract/social.md#homepage).
 */
export const commentCountRoutes: Route[] = [
  route(social.commentInfoList, schemas.social.commentInfoList, async (call, { type, ids }) => ({
    code: 200,
    data: await commentInfo(call.db, await viewpointOf(call), type, ids),
  })),
  personal(social.userCommentHistory, schemas.social.userCommentHistory, async (call, { uid, ...page }) => {
    const { comments, more, total } = await commentHistory(call.db, uid, page, await viewpointOf(call));
    return { code: 200, data: { comments, hasMore: more, commentCount: total } };
  }),
];
