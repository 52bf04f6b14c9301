import type { Db } from '../../db/open.ts';
import { notBlocked } from '../../entities/hidden-people.ts';
import { commentCounts } from '../../entities/resource-numbers.ts';
import type { Thread } from '../../entities/threads.ts';
import type { Call } from '../../http/call.ts';

/** Who looks, and from where. */
export const viewOf = (call: Pick<Call, 'origin' | 'user'>) => ({
  origin: call.origin,
  userId: call.user?.id ?? null,
});

/** All comments of a thread, answers included. */
export const commentsIn = (db: Db, { type, id }: Pick<Thread, 'type' | 'id'>) =>
  db.selectFrom('comment').where('resource_type', '=', type).where('resource_id', '=', id);

/** Those that somebody, or a guest, sees: none of people who have blocked them or whom they have blocked. */
export const commentsSeen = (db: Db, thread: Pick<Thread, 'type' | 'id'>, viewerId: number | null) =>
  commentsIn(db, thread).where(notBlocked(viewerId, 'comment.user_id'));

/** How many comments a thread has, answers included, or how many with so many likes. */
export const totalOf = async (db: Db, { type, id }: Thread, likedFrom = 0): Promise<number> =>
  (await commentCounts(db, type, [id], likedFrom)).get(id) ?? 0;
