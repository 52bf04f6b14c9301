import {
  commentCounts,
  likeCounts,
  likedIds,
  resourceTypes,
  shareCounts,
  type Thread,
  resolveThread,
  type Viewer,
} from '@qingyin/server-catalogue';
import type { Db } from '@qingyin/server-db';
import { BusinessError } from '@qingyin/server-kernel';
import type { CommentInfo } from '@qingyin/contract';

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
 * Counts of comments, likes and shares of several resources of one type, without those that are missing or that the
 * viewer may not see.
 *
 * @param names ids as in calls; vids of videos
 * @throws BusinessError 400 for an unknown type
 */
export async function commentInfo(
  db: Db,
  view: Viewer,
  type: number,
  names: readonly string[],
): Promise<CommentInfo[]> {
  const threads: Thread[] = [];
  for (const name of new Set(names)) threads.push(...(await threadOrNothing(db, view, type, name)));
  const kind = threads[0]?.type;
  if (kind === undefined) return [];
  const ids = threads.map((thread) => thread.id);
  const comments = await commentCounts(db, kind, ids);
  const likes = await likesOf(db, kind, ids);
  const shares = await shareCounts(db, kind, ids);
  const liked = await likedIds(db, view.userId, kind, ids);
  return threads.map(({ id, threadId }) => {
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
}
