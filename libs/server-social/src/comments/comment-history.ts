import { inVisibleThread, notBlocked, toComments, type Viewpoint } from '@qingyin/server-catalogue';
import type { Db } from '@qingyin/server-db';

/**
 * A user's comments that the viewer may see, newest first: none below private playlists and posts and below songs and
 * albums that the viewer may not hear, none if one of the two users has blocked the other.
 *
 * @param page `time`: ms since 1970, only older comments; 0: all
 * @returns the comments, whether there are more, and the number of all visible ones
 */
export async function commentHistory(
  db: Db,
  userId: number,
  { limit, time }: { limit: number; time: number },
  view: Viewpoint,
) {
  const visible = db
    .selectFrom('comment')
    .where('comment.user_id', '=', userId)
    .where(notBlocked(view.userId, 'comment.user_id'))
    .where(inVisibleThread(view, 'comment'));
  const rows = await visible
    .selectAll('comment')
    .$if(time > 0, (query) => query.where('comment.created_at', '<', time))
    .orderBy('comment.created_at', 'desc')
    .orderBy('comment.id', 'desc')
    .limit(limit + 1)
    .execute();
  const total = await visible.select((eb) => eb.fn.countAll<number>().as('n')).executeTakeFirst();
  return {
    comments: await toComments(db, rows.slice(0, limit), view),
    more: rows.length > limit,
    total: Number(total?.n ?? 0),
  };
}
