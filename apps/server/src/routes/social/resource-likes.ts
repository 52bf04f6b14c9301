import { likeResource } from '@qingyin/server-social';
import { resolveThread } from '@qingyin/server-catalogue';
import { inWriteTransaction } from '@qingyin/server-db';
import { endpoints } from '@qingyin/contract';
import { schemas } from '@qingyin/contract/schema';
import { personal, type Route } from '../../http/route.ts';
import { viewpointOf } from '../../http/viewpoint.ts';

const { social } = endpoints;

/**
 * Routes that like and unlike MVs, videos, posts and other resources with comments
 * (docs/specification/contract/comments.md, docs/specification/contract/video.md#video-page and
 * docs/specification/contract/social.md#feed-and-posts).
 */
export const resourceLikeRoutes: Route[] = [
  personal(social.resourceLike, schemas.social.resourceLike, async (call, { t, ...name }) => {
    const change = { userId: call.user.id, like: t === 1, now: call.app.now() };
    const view = await viewpointOf(call);
    await inWriteTransaction(call.db, async (trx) =>
      likeResource(trx, await resolveThread(trx, view, name), change),
    );
    return { code: 200 };
  }),
];
