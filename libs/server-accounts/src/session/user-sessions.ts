import type { Db } from '@qingyin/server-db';
import type { SignedInDevice } from '@qingyin/contract';
import { LOGIN_LIFE_MS, tokenHash } from './sessions.ts';

/** Public id of a session: a prefix of its hash, which must not be disclosed. */
const idOf = (hash: string): string => hash.slice(0, 16);

const sessionsOf = (db: Db, userId: number, now: number) =>
  db
    .selectFrom('session')
    .selectAll()
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .orderBy('last_seen_at', 'desc')
    .orderBy('token_hash')
    .execute();

/** Devices on which a user is logged in. @param token of the requesting session */
export async function listSessions(
  db: Db,
  userId: number,
  token: string,
  now: number,
): Promise<SignedInDevice[]> {
  const rows = await sessionsOf(db, userId, now);
  return rows.map((row) => ({
    id: idOf(row.token_hash),
    device: row.device,
    createTime: row.created_at,
    lastSeenTime: Math.max(row.created_at, row.last_seen_at),
    current: row.token_hash === tokenHash(token),
  }));
}

/** Ends one of a user's own sessions. @returns false when it is not one of them */
export async function endSession(db: Db, userId: number, id: string, now: number): Promise<boolean> {
  const row = (await sessionsOf(db, userId, now)).find(({ token_hash }) => idOf(token_hash) === id);
  if (!row) return false;
  await db.deleteFrom('session').where('token_hash', '=', row.token_hash).execute();
  return true;
}

/** Ends a user's sessions. @param except token of a session to keep @returns number of ended sessions */
export async function endSessions(db: Db, userId: number, except?: string | null): Promise<number> {
  const ended = await db
    .deleteFrom('session')
    .where('user_id', '=', userId)
    .$if(Boolean(except), (query) => query.where('token_hash', '!=', tokenHash(except ?? '')))
    .returning('created_at')
    .execute();
  return ended.length;
}

/** Records the device with which a session was started. */
export async function recordDevice(db: Db, token: string, device: string, now: number): Promise<void> {
  await db
    .updateTable('session')
    .set({ device, last_seen_at: now })
    .where('token_hash', '=', tokenHash(token))
    .execute();
}

/** Extends a login by half a year. The token is unchanged, so that concurrent calls are not logged out. */
export async function extendSession(db: Db, token: string, now: number): Promise<void> {
  await db
    .updateTable('session')
    .set({ expires_at: now + LOGIN_LIFE_MS })
    .where('token_hash', '=', tokenHash(token))
    .execute();
}
