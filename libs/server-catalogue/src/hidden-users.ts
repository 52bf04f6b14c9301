import type { Db } from '@qingyin/server-db';
import { BusinessError } from '@qingyin/server-kernel';
import { resultCodes } from '@qingyin/contract';
import { type RawBuilder, sql, type SqlBool } from 'kysely';

/**
 * SQL condition: neither of viewer and author has blocked the other. Always true for guests.
 *
 * @param column column of the author's id, e.g. `comment.user_id`
 */
export const notBlocked = (viewerId: number | null, column: string): RawBuilder<SqlBool> =>
  viewerId === null
    ? sql`1 = 1`
    : // Evaluated once per statement, not once per row.
      sql`${sql.ref(column)} not in (
          select target_id from hidden_person where user_id = ${viewerId} and kind = 'block'
          union all select user_id from hidden_person where target_id = ${viewerId} and kind = 'block')`;

/**
 * SQL condition for feeds and notifications: neither user has blocked the other, and the viewer has not muted the
 * author.
 */
export const notHidden = (viewerId: number | null, column: string): RawBuilder<SqlBool> =>
  viewerId === null
    ? sql`1 = 1`
    : sql`${sql.ref(column)} not in (
          select target_id from hidden_person where user_id = ${viewerId}
          union all select user_id from hidden_person where target_id = ${viewerId} and kind = 'block')`;

/** Which of two users has blocked the other. */
export async function blocksBetween(
  db: Db,
  me: number | null,
  other: number,
): Promise<{ mine: boolean; theirs: boolean }> {
  if (me === null || me === other) return { mine: false, theirs: false };
  const rows = await db
    .selectFrom('hidden_person')
    .select('user_id')
    .where('kind', '=', 'block')
    .where((eb) =>
      eb.or([
        eb.and([eb('user_id', '=', me), eb('target_id', '=', other)]),
        eb.and([eb('user_id', '=', other), eb('target_id', '=', me)]),
      ]),
    )
    .execute();
  return {
    mine: rows.some((row) => row.user_id === me),
    theirs: rows.some((row) => row.user_id === other),
  };
}

/** Refuses actions between users of whom one has blocked the other. @throws BusinessError 403 */
export async function assertNotBlocked(db: Db, me: number | null, other: number): Promise<void> {
  const { mine, theirs } = await blocksBetween(db, me, other);
  if (mine) throw new BusinessError(resultCodes.forbidden, '你已拉黑对方，请先移出黑名单');
  if (theirs) throw new BusinessError(resultCodes.forbidden, '对方已将你拉黑，不能这样做');
}
