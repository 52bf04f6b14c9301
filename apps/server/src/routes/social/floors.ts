import { endpoints } from '@qingyin/contract';
import { schemas } from '@qingyin/contract/schema';
import { toComments } from '../../entities/comments.ts';
import { HOT_FROM } from '../../entities/resource-numbers.ts';
import { threadFor } from '../../entities/threads.ts';
import { notFound } from '../../http/failures.ts';
import { route, type Route } from '../../http/route.ts';
import { commentsIn, totalOf, viewOf } from './thread-queries.ts';

const { social } = endpoints;
const MOST_LIKED = 2;
const BY_TIME = 3;
const sortTypeList = [
  { sortType: 99, sortTypeName: '按推荐排序', target: '' },
  { sortType: MOST_LIKED, sortTypeName: '按热度排序', target: '' },
  { sortType: BY_TIME, sortTypeName: '按时间排序', target: '' },
];

/** Comments with their answers folded up, and the answers to one (contract page, 3.8). */
export const floorRoutes: Route[] = [
  route(
    social.commentNew,
    schemas.social.commentNew,
    async (call, { pageNo, pageSize, sortType, cursor, ...name }) => {
      const thread = await threadFor(call.db, call.user?.id ?? null, name);
      const byCursor = sortType === BY_TIME && cursor > 0;
      const rows = await commentsIn(call.db, thread)
        .selectAll()
        .where('parent_id', '=', 0)
        .$if(byCursor, (query) => query.where('created_at', '<', cursor))
        .$if(sortType === MOST_LIKED, (query) => query.orderBy('liked_count', 'desc'))
        // Recommended: what many liked, then what is new.
        .$if(sortType === 99, (query) =>
          query.orderBy(
            (eb) => eb.case().when('liked_count', '>=', HOT_FROM).then(eb.ref('liked_count')).else(0).end(),
            'desc',
          ),
        )
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(pageSize + 1)
        .offset(byCursor ? 0 : (pageNo - 1) * pageSize)
        .execute();
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
      const thread = await threadFor(call.db, call.user?.id ?? null, name);
      const owner = await commentsIn(call.db, thread)
        .selectAll()
        .where('id', '=', parentCommentId)
        .executeTakeFirst();
      const [ownerComment] = owner ? await toComments(call.db, [owner], viewOf(call)) : [];
      if (!ownerComment) throw notFound('评论');
      const rows = await commentsIn(call.db, thread)
        .selectAll()
        .where('parent_id', '=', parentCommentId)
        .$if(time > 0, (query) => query.where('created_at', '<', time))
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit + 1)
        .execute();
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
