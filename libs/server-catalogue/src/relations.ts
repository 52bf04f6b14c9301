import type { Db } from '@qingyin/server-db';

/** Follow relation of a viewer to a user. */
export interface Relation {
  followed: boolean;
  mutual: boolean;
}

export const unrelated: Relation = { followed: false, mutual: false };

/** Follow relations of the viewer to several users, as a function of the user id. */
export async function relationsTo(
  db: Db,
  viewerId: number | null,
  ids: readonly number[],
): Promise<(userId: number) => Relation> {
  if (viewerId === null || ids.length === 0) return () => unrelated;
  const rows = await db
    .selectFrom('follow')
    .select(['user_id', 'target_id'])
    .where((eb) =>
      eb.or([
        eb.and([eb('user_id', '=', viewerId), eb('target_id', 'in', ids)]),
        eb.and([eb('target_id', '=', viewerId), eb('user_id', 'in', ids)]),
      ]),
    )
    .execute();
  const mine = new Set(rows.filter((row) => row.user_id === viewerId).map((row) => row.target_id));
  const theirs = new Set(rows.filter((row) => row.target_id === viewerId).map((row) => row.user_id));
  return (userId) => ({ followed: mine.has(userId), mutual: mine.has(userId) && theirs.has(userId) });
}

/** Follow relation of the viewer to a user. */
export async function relationTo(db: Db, viewerId: number | null, userId: number): Promise<Relation> {
  if (viewerId === userId) return unrelated;
  return (await relationsTo(db, viewerId, [userId]))(userId);
}
