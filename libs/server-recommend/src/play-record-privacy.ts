import type { Db } from '@qingyin/server-db';

/** The subset of the given users who hide their play record from others. */
export async function usersWithPrivateRecords(db: Db, userIds: readonly number[]): Promise<Set<number>> {
  if (userIds.length === 0) return new Set();
  const rows = await db
    .selectFrom('listening_choice')
    .select('user_id')
    .where('user_id', 'in', userIds)
    .where('record_private', '=', 1)
    .execute();
  return new Set(rows.map((row) => row.user_id));
}

/** Hides a user's play record from others, or shows it again. */
export async function setRecordPrivate(db: Db, user_id: number, hidden: boolean): Promise<void> {
  const record_private = hidden ? 1 : 0;
  await db
    .insertInto('listening_choice')
    .values({ user_id, record_private })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ record_private }))
    .execute();
}
