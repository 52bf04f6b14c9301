import type { Db } from '@qingyin/server-db';
import { DAY_MS } from '@qingyin/server-kernel';
import type { Invitation } from '@qingyin/contract';
import { randomToken, sha256 } from './secrets.ts';

/** Creates an invitation for one user. @param by id of the inviting administrator; null: the command line */
export async function createInvitation(
  db: Db,
  by: number | null,
  days: number,
  now: number,
): Promise<Invitation & { invitation: string }> {
  const secret = randomToken();
  const row = { created_by: by, created_at: now, expires_at: now + days * DAY_MS };
  const { id } = await db
    .insertInto('invitation')
    .values({ ...row, code_hash: sha256(secret), used_at: null, used_by: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  return {
    id,
    createTime: row.created_at,
    expireTime: row.expires_at,
    state: 'open',
    usedBy: null,
    invitation: secret,
  };
}

/** Whether an invitation is unused and not expired. */
export async function isInvitationValid(db: Db, secret: string, now: number): Promise<boolean> {
  const row = await db
    .selectFrom('invitation')
    .select('id')
    .where('code_hash', '=', sha256(secret))
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Redeems an invitation in the transaction that creates the account. @returns false when it is used, expired or
 * unknown
 */
export async function redeemInvitation(
  trx: Db,
  secret: string,
  userId: number,
  now: number,
): Promise<boolean> {
  const used = await trx
    .updateTable('invitation')
    .set({ used_at: now, used_by: userId })
    .where('code_hash', '=', sha256(secret))
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('id')
    .executeTakeFirst();
  return used !== undefined;
}

/** All invitations, newest first. */
export async function listInvitations(db: Db, now: number): Promise<Invitation[]> {
  const rows = await db
    .selectFrom('invitation')
    .leftJoin('user', 'user.id', 'invitation.used_by')
    .select(['invitation.id', 'invitation.created_at', 'expires_at', 'used_at', 'used_by', 'user.nickname'])
    .orderBy('invitation.id', 'desc')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    createTime: row.created_at,
    expireTime: row.expires_at,
    state: row.used_at !== null ? 'used' : row.expires_at > now ? 'open' : 'expired',
    usedBy:
      row.used_by !== null && row.nickname !== null ? { userId: row.used_by, nickname: row.nickname } : null,
  }));
}

/** Deletes an unused invitation. @returns false when there is no such invitation */
export async function revokeInvitation(db: Db, id: number): Promise<boolean> {
  const gone = await db
    .deleteFrom('invitation')
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return gone !== undefined;
}
