import { notBlocked, commentCounts, type Thread } from '@qingyin/server-catalogue';
import type { Db } from '@qingyin/server-db';

/** Query for all comments of a thread, including replies. */
export const commentsInThread = (db: Db, { type, id }: Pick<Thread, 'type' | 'id'>) =>
  db.selectFrom('comment').where('resource_type', '=', type).where('resource_id', '=', id);

/**
 * Query for the comments of a thread that a user or a guest sees: without those of users who are blocked in either
 * direction.
 */
export const visibleComments = (db: Db, thread: Pick<Thread, 'type' | 'id'>, viewerId: number | null) =>
  commentsInThread(db, thread).where(notBlocked(viewerId, 'comment.user_id'));

/** Number of comments of a thread, including replies. @param likedFrom minimum number of likes */
export const countComments = async (db: Db, { type, id }: Thread, likedFrom = 0): Promise<number> =>
  (await commentCounts(db, type, [id], likedFrom)).get(id) ?? 0;
