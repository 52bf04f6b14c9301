import { suggestUsers, toFollowUsers, usersByIds, type Viewpoint } from '@qingyin/server-catalogue';
import type { Db } from '@qingyin/server-db';
import type { SuggestedUser } from '@qingyin/contract';

/** Users whom the viewer may want to follow, best first, each with the reason. @param limit number of users */
export async function suggestedUsers(
  db: Db,
  view: Viewpoint & { userId: number },
  limit: number,
): Promise<SuggestedUser[]> {
  const suggestions = await suggestUsers(db, view, limit);
  const users = await usersByIds(
    db,
    suggestions.map(({ id }) => id),
  );
  // The time is that of registration, since suggested users are not followed yet.
  const rows = suggestions.flatMap(({ id }) => {
    const user = users.get(id);
    return user ? [{ ...user, followed_at: user.created_at }] : [];
  });
  const reasons = new Map(suggestions.map(({ id, reason }) => [id, reason]));
  const people = await toFollowUsers(db, rows, view);
  return people.flatMap((user) => {
    const reason = reasons.get(user.userId);
    return reason ? [{ ...user, reason }] : [];
  });
}

/** Stores that a user is not suggested to another one any more, or is again. */
export async function setNotSuggested(
  trx: Db,
  { me, id, now }: { me: number; id: number; now: number },
  not: boolean,
): Promise<void> {
  if (not)
    await trx
      .insertInto('not_suggested')
      .values({ user_id: me, target_id: id, created_at: now })
      .onConflict((conflict) => conflict.columns(['user_id', 'target_id']).doNothing())
      .execute();
  else await trx.deleteFrom('not_suggested').where('user_id', '=', me).where('target_id', '=', id).execute();
}
