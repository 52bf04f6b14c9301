import {
  toComments,
  notBlocked,
  commentCounts,
  likeCounts,
  likedIds,
  resourceTypes,
  shareCounts,
  type Thread,
  resolveThread,
  inVisibleThread,
  type Viewer,
} from '@qingyin/server-catalogue';
import type { Db } from '@qingyin/server-db';
import { BusinessError } from '@qingyin/server-kernel';
import { type CommentInfo, endpoints } from '@qingyin/contract';
import { schemas } from '@qingyin/contract/schema';
import { personal, route, type Route } from '../../http/route.ts';
import { viewpointOf } from '../../http/viewpoint.ts';

const { social } = endpoints;
const MANY = 999;
const VERY_MANY = 10_000;

/** Formats a count for a badge: `123`, `999+`, `3w+` (1w = 10,000). */
const badge = (count: number): string => {
  if (count >= VERY_MANY) return `${Math.floor(count / VERY_MANY)}w+`;
  return count > MANY ? `${MANY}+` : String(count);
};

/** Resolves a thread, or returns an empty list if it is missing or invisible, so that batch calls leave it out. */
async function threadOrNothing(db: Db, viewer: Viewer, type: number, id: string): Promise<Thread[]> {
  try {
    return [await resolveThread(db, viewer, { type, id })];
  } catch (error) {
    if (error instanceof BusinessError && error.code !== 400) return [];
    throw error;
  }
}

/** Number of likes. For posts it is the column of the event row, which includes likes from the seed. */
async function likesOf(db: Db, type: Thread['type'], ids: number[]): Promise<Map<number, number>> {
  if (type !== resourceTypes.event || ids.length === 0) return likeCounts(db, type, ids);
  const rows = await db.selectFrom('event').select(['id', 'liked_count']).where('id', 'in', ids).execute();
  return new Map(rows.map((row) => [row.id, row.liked_count]));
}

/**
 * Query for a user's comments that the viewer may see: none below private playlists and posts and below songs and
 * albums that the viewer may not hear, none if one of the
 * two users has blocked the other.
 */
const commentsBy = (db: Db, userId: number, viewer: Viewer) =>
  db
    .selectFrom('comment')
    .where('comment.user_id', '=', userId)
    .where(notBlocked(viewer.userId, 'comment.user_id'))
    .where(inVisibleThread(viewer, 'comment'));

/**
 * Routes of comment counts for several resources, and of a user's comment history
 * (docs/specification/contract/comments.md and docs/specification/contract/social.md#homepage).
 */
export const commentCountRoutes: Route[] = [
  route(social.commentInfoList, schemas.social.commentInfoList, async (call, { type, ids: names }) => {
    const view = await viewpointOf(call);
    const viewer = view.userId;
    const threads: Thread[] = [];
    for (const name of new Set(names)) threads.push(...(await threadOrNothing(call.db, view, type, name)));
    const kind = threads[0]?.type;
    if (kind === undefined) return { code: 200, data: [] };
    const ids = threads.map((thread) => thread.id);
    const comments = await commentCounts(call.db, kind, ids);
    const likes = await likesOf(call.db, kind, ids);
    const shares = await shareCounts(call.db, kind, ids);
    const liked = await likedIds(call.db, viewer, kind, ids);
    const data = threads.map(({ id, threadId }): CommentInfo => {
      const commentCount = comments.get(id) ?? 0;
      return {
        resourceId: kind === resourceTypes.video ? (threadId.split('_').at(-1) ?? '') : id,
        threadId,
        commentCount,
        likedCount: likes.get(id) ?? 0,
        shareCount: shares.get(id) ?? 0,
        liked: liked.has(id),
        commentCountDesc: badge(commentCount),
      };
    });
    return { code: 200, data };
  }),
  personal(
    social.userCommentHistory,
    schemas.social.userCommentHistory,
    async (call, { uid, limit, time }) => {
      const visible = commentsBy(call.db, uid, await viewpointOf(call));
      const rows = await visible
        .selectAll('comment')
        .$if(time > 0, (query) => query.where('comment.created_at', '<', time))
        .orderBy('comment.created_at', 'desc')
        .orderBy('comment.id', 'desc')
        .limit(limit + 1)
        .execute();
      const total = await visible.select((eb) => eb.fn.countAll<number>().as('n')).executeTakeFirst();
      return {
        code: 200,
        data: {
          comments: await toComments(call.db, rows.slice(0, limit), await viewpointOf(call)),
          hasMore: rows.length > limit,
          commentCount: Number(total?.n ?? 0),
        },
      };
    },
  ),
];
