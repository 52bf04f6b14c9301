import { whereIn, type Db, type ClearedKind, inWriteTransaction } from '@qingyin/server-db';
import { sql } from 'kysely';

/** Resource id that stands for all resources of a kind. */
const ALL = 0;

export interface ClearedPlays {
  kind: ClearedKind;
  /** null: all resources of the kind */
  ids: readonly number[] | null;
}

/**
 * Hides resources from the lists of recent plays as far as they were played up to a time. Nothing is deleted:
 * later plays appear again, and `restoreRecentPlays` undoes the clearing exactly.
 */
export async function clearRecentPlays(
  db: Db,
  user_id: number,
  what: readonly ClearedPlays[],
  until: number,
): Promise<void> {
  const rows = what.flatMap(({ kind, ids }) =>
    (ids ?? [ALL]).map((resource_id) => ({ user_id, kind, resource_id, until, before: 0 })),
  );
  if (rows.length === 0) return;
  await db
    .insertInto('recent_cleared')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'kind', 'resource_id'])
        .doUpdateSet((eb) => ({ before: eb.ref('recent_cleared.until'), until }))
        // A repeated request must not overwrite the state before the first one.
        .where('recent_cleared.until', '<', until),
    )
    .execute();
}

/** Undoes the clearing up to exactly this time; earlier and later clearings stay in effect. */
export async function restoreRecentPlays(
  db: Db,
  userId: number,
  what: readonly ClearedPlays[],
  until: number,
): Promise<void> {
  await inWriteTransaction(db, async (trx) => {
    for (const { kind, ids } of what)
      await trx
        .updateTable('recent_cleared')
        .set((eb) => ({ until: eb.ref('before'), before: 0 }))
        .where('user_id', '=', userId)
        .where('kind', '=', kind)
        .where(whereIn(trx, 'resource_id', ids ?? [ALL]))
        .where('until', '=', until)
        .execute();
    await trx.deleteFrom('recent_cleared').where('user_id', '=', userId).where('until', '=', 0).execute();
  });
}

/** Time from which the user's list of these kinds starts, ms since 1970; 0 = it was never cleared. */
export async function recentPlaysClearedAt(
  db: Db,
  userId: number,
  kinds: readonly ClearedKind[],
): Promise<number> {
  const row = await db
    .selectFrom('recent_cleared')
    .select((eb) => eb.fn.max('until').as('until'))
    .where('user_id', '=', userId)
    .where('kind', 'in', kinds)
    .where('resource_id', '=', ALL)
    .executeTakeFirst();
  return Number(row?.until ?? 0);
}

/** SQL condition: the row was not removed individually from the list of recent plays. */
export const notCleared = (userId: number, kind: string, id: string, at: string) =>
  sql<boolean>`not exists (select 1 from recent_cleared as taken where taken.user_id = ${userId}
    and taken.kind = ${sql.raw(kind)} and taken.resource_id = ${sql.ref(id)} and taken.until >= ${sql.ref(at)})`;
