import { toComments, resolveThread } from '@qingyin/server-catalogue';
import {
  countComments,
  mostLikedComments,
  newestComments,
  recommendedComments,
  visibleComments,
} from '@qingyin/server-social';
import { notFound } from '@qingyin/server-kernel';
import { endpoints } from '@qingyin/contract';
import { schemas } from '@qingyin/contract/schema';
import { route, type Route } from '../../http/route.ts';
import { viewpointOf } from '../../http/viewpoint.ts';

const { social } = endpoints;
const MOST_LIKED = 2;
const BY_TIME = 3;
const sortTypeList = [
  { sortType: 99, sortTypeName: '按推荐排序', target: '' },
  { sortType: MOST_LIKED, sortTypeName: '按热度排序', target: '' },
  { sortType: BY_TIME, sortTypeName: '按时间排序', target: '' },
];

/**
 * Routes of top-level comments with folded replies, and of the replies to one comment
 * (docs/specification/contract/comments.md).
 */
export const commentThreadRoutes: Route[] = [
  route(
    social.commentNew,
    schemas.social.commentNew,
    async (call, { pageNo, pageSize, sortType, cursor, ...name }) => {
      const thread = await resolveThread(call.db, await viewpointOf(call), name);
      const place = { limit: pageSize + 1, offset: (pageNo - 1) * pageSize };
      const top = () => visibleComments(call.db, thread, call.user?.id ?? null).where('parent_id', '=', 0);
      const rows =
        sortType === BY_TIME
          ? await newestComments(top(), cursor > 0 ? { ...place, offset: 0 } : place, cursor)
          : sortType === MOST_LIKED
            ? await mostLikedComments(top(), place)
            : await recommendedComments(top, place);
      const comments = await toComments(call.db, rows.slice(0, pageSize), await viewpointOf(call), true);
      const last = comments.at(-1)?.time ?? cursor;
      return {
        code: 200,
        data: {
          comments,
          currentComment: null,
          totalCount: await countComments(call.db, thread),
          hasMore: rows.length > pageSize,
          cursor: String(sortType === BY_TIME ? last : pageNo * pageSize),
          sortType,
          sortTypeList,
          commentsTitle: '评论区',
        },
      };
    },
  ),
  route(
    social.commentFloor,
    schemas.social.commentFloor,
    async (call, { parentCommentId, time, limit, ...name }) => {
      const view = await viewpointOf(call);
      const viewer = view.userId;
      const thread = await resolveThread(call.db, view, name);
      const owner = await visibleComments(call.db, thread, viewer)
        .selectAll()
        .where('id', '=', parentCommentId)
        .executeTakeFirst();
      const [ownerComment] = owner ? await toComments(call.db, [owner], await viewpointOf(call)) : [];
      if (!ownerComment) throw notFound('评论');
      const answers = visibleComments(call.db, thread, viewer).where('parent_id', '=', parentCommentId);
      const rows = await newestComments(answers, { limit: limit + 1, offset: 0 }, time);
      const comments = await toComments(call.db, rows.slice(0, limit), await viewpointOf(call));
      return {
        code: 200,
        data: {
          ownerComment,
          currentComment: null,
          comments,
          hasMore: rows.length > limit,
          totalCount: ownerComment.replyCount ?? 0,
          time: comments.at(-1)?.time ?? time,
          bestComments: [],
        },
      };
    },
  ),
];
