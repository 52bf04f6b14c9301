import type { Db } from '@qingyin/server-db';
import { commentCounts, likeCounts, likedIds, type ResourceType, shareCounts } from './resource-types.ts';

export interface ResourceCounts {
  comments: number;
  likes: number;
  shares: number;
  /** whether the viewer likes it */
  liked: boolean;
}

/**
 * Counts of comments, likes and shares of several resources.
 *
 * @returns a function of the resource id
 */
export async function resourceCounts(
  db: Db,
  type: ResourceType,
  ids: readonly number[],
  userId: number | null,
): Promise<(id: number) => ResourceCounts> {
  const comments = await commentCounts(db, type, ids);
  const likes = await likeCounts(db, type, ids);
  const shares = await shareCounts(db, type, ids);
  const mine = await likedIds(db, userId, type, ids);
  return (id) => ({
    comments: comments.get(id) ?? 0,
    likes: likes.get(id) ?? 0,
    shares: shares.get(id) ?? 0,
    liked: mine.has(id),
  });
}
