import {
  toComments,
  HOT_COMMENT_LIKES,
  resourceTypes,
  type Thread,
  type ThreadReference,
  resolveThread,
} from '@qingyin/server-catalogue';
import { countComments, mostLikedComments, newestComments, visibleComments } from '@qingyin/server-social';
import { type CommentPage, endpoints } from '@qingyin/contract';
import { schemas } from '@qingyin/contract/schema';
import type { RequestContext } from '../../http/request-context.ts';
import { isLoggedIn, route, type Route } from '../../http/route.ts';
import { viewpointOf } from '../../http/viewpoint.ts';

const { social } = endpoints;
/** Number of hot comments sent with the first page. */
const HOT = 15;

interface Page {
  limit: number;
  offset: number;
  before: number;
}

/** The hot comments of a thread, most liked first, and whether there are more. */
async function hotOf(call: RequestContext, thread: Thread, limit: number, offset: number) {
  const seen = visibleComments(call.db, thread, call.user?.id ?? null).where(
    'liked_count',
    '>=',
    HOT_COMMENT_LIKES,
  );
  const rows = await mostLikedComments(seen, { limit: limit + 1, offset });
  return {
    hot: await toComments(call.db, rows.slice(0, limit), await viewpointOf(call)),
    more: rows.length > limit,
  };
}

async function page(
  call: RequestContext,
  name: ThreadReference,
  { limit, offset, before }: Page,
): Promise<CommentPage> {
  const thread = await resolveThread(call.db, await viewpointOf(call), name);
  const place = { limit: limit + 1, offset: before > 0 ? 0 : offset };
  const rows = await newestComments(visibleComments(call.db, thread, call.user?.id ?? null), place, before);
  const { hot, more } = await hotOf(call, thread, HOT, 0);
  return {
    code: 200,
    comments: await toComments(call.db, rows.slice(0, limit), await viewpointOf(call)),
    ...(offset > 0 || before > 0 ? {} : { hotComments: hot }),
    topComments: [],
    total: await countComments(call.db, thread),
    more: rows.length > limit,
    moreHot: more,
    cnum: 0,
    isMusician: false,
    userId: isLoggedIn(call) ? call.user.id : -1,
  };
}

const byId = (
  endpoint: typeof social.commentMusic,
  schema: typeof schemas.social.commentMusic,
  type: number,
): Route => route(endpoint, schema, (call, { id, ...rest }) => page(call, { type, id: String(id) }, rest));

/**
 * Routes of the comments of a resource, newest first, with the hot ones on the first page
 * (docs/specification/contract/comments.md).
 */
export const commentRoutes: Route[] = [
  byId(social.commentMusic, schemas.social.commentMusic, resourceTypes.song),
  byId(social.commentMv, schemas.social.commentMv, resourceTypes.mv),
  byId(social.commentPlaylist, schemas.social.commentPlaylist, resourceTypes.playlist),
  byId(social.commentAlbum, schemas.social.commentAlbum, resourceTypes.album),
  route(social.commentVideo, schemas.social.commentVideo, (call, { id, ...rest }) =>
    page(call, { type: resourceTypes.video, id }, rest),
  ),
  route(social.commentEvent, schemas.social.commentEvent, (call, { threadId, ...rest }) =>
    page(call, { type: resourceTypes.event, threadId }, rest),
  ),
  route(social.commentHot, schemas.social.commentHot, async (call, { limit, offset, ...name }) => {
    const thread = await resolveThread(call.db, await viewpointOf(call), name);
    const { hot, more } = await hotOf(call, thread, limit, offset);
    return {
      code: 200,
      hotComments: hot,
      topComments: [],
      total: await countComments(call.db, thread, HOT_COMMENT_LIKES),
      hasMore: more,
    };
  }),
];
