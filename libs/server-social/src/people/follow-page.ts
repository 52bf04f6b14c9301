import { toFollowUsers, userById, type Viewpoint } from '@qingyin/server-catalogue';
import type { Db } from '@qingyin/server-db';

/** Column of the follow that holds the requested user: follower or followed. */
export type FollowEnd = 'user_id' | 'target_id';

/**
 * A page of the users whom a user follows (`user_id`), or of the followers (`target_id`), latest first.
 *
 * @returns the users, whether there are more, and the number of all
 * @throws BusinessError 404 if the user does not exist
 */
export async function followPage(
  db: Db,
  end: FollowEnd,
  { uid, limit, offset }: { uid: number; limit: number; offset: number },
  view: Viewpoint,
) {
  await userById(db, uid);
  const other = end === 'user_id' ? 'target_id' : 'user_id';
  const query = db
    .selectFrom('follow')
    .innerJoin('user', 'user.id', `follow.${other}`)
    .where(`follow.${end}`, '=', uid);
  const rows = await query
    .selectAll('user')
    .select('follow.created_at as followed_at')
    .orderBy('follow.created_at', 'desc')
    .orderBy('user.id', 'desc')
    .limit(limit + 1)
    .offset(offset)
    .execute();
  const total = await query.select((eb) => eb.fn.countAll<number>().as('n')).executeTakeFirst();
  return {
    people: await toFollowUsers(db, rows.slice(0, limit), view),
    more: rows.length > limit,
    total: Number(total?.n ?? 0),
  };
}
