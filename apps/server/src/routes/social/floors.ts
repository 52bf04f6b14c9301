import { endpoints } from '@qingyin/contract';
import { schemas } from '@qingyin/contract/schema';
import { toComments } from '../../entities/comments.ts';
import { threadFor } from '../../entities/threads.ts';
import { notFound } from '../../http/failures.ts';
import { route, type Route } from '../../http/route.ts';
import { mostLiked, newest, recommended } from './comment-orders.ts';
import { commentsSeen, totalOf, viewOf } from './thread-queries.ts';

const { social } = endpoints;
const MOST_LIKED = 2;
const BY_TIME = 3;
const sortTypeList = [
  { sortType: 99, sortTypeName: '按推荐排序', target: '' },
  { sortType: MOST_LIKED, sortTypeName: '按热度排序', target: '' },
  { sortType: BY_TIME, sortTypeName: '按时间排序', target: '' },
];

/** Routes of top-level comments with folded replies, and of the replies to one comment (contract page, 3.8). */
export const floorRoutes: Route[] = [
  route(
    social.commentNew,
    schemas.social.commentNew,
    async (call, { pageNo, pageSize, sortType, cursor, ...name }) => {
      const thread = await threadFor(call.db, call.user?.id ?? null, name);
      const place = { limit: pageSize + 1, offset: (pageNo - 1) * pageSize };
      const top = () => commentsSeen(call.db, thread, call.user?.id ?? null).where('parent_id', '=', 0);
      const rows =
        sortType === BY_TIME
          ? await newest(top(), cursor > 0 ? { ...place, offset: 0 } : place, cursor)
          : sortType === MOST_LIKED
            ? await mostLiked(top(), place)
            : await recommended(top, place);
      const comments = await toComments(call.db, rows.slice(0, pageSize), viewOf(call), true);
      const last = comments.at(-1)?.time ?? cursor;
      return {
        code: 200,
        data: {
          comments,
          currentComment: null,
          totalCount: await totalOf(call.db, thread),
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
      const viewer = call.user?.id ?? null;
      const thread = await threadFor(call.db, viewer, name);
      const owner = await commentsSeen(call.db, thread, viewer)
        .selectAll()
        .where('id', '=', parentCommentId)
        .executeTakeFirst();
      const [ownerComment] = owner ? await toComments(call.db, [owner], viewOf(call)) : [];
      if (!ownerComment) throw notFound('评论');
      const answers = commentsSeen(call.db, thread, viewer).where('parent_id', '=', parentCommentId);
      const rows = await newest(answers, { limit: limit + 1, offset: 0 }, time);
      const comments = await toComments(call.db, rows.slice(0, limit), viewOf(call));
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
