import type { SignedInDevice } from '@qingyin/contract';
import type { Db } from '../db/open.ts';
import { LOGIN_LIFE_MS, tokenHash } from './sessions.ts';

/** What others may know of a session: not its hash, of which this is a part. */
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

/** Where a user is signed in. @param token of the session that asks */
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

/** Ends one of a user's own sessions. @returns false when it is none of theirs */
export async function endSession(db: Db, userId: number, id: string, now: number): Promise<boolean> {
  const row = (await sessionsOf(db, userId, now)).find(({ token_hash }) => idOf(token_hash) === id);
  if (!row) return false;
  await db.deleteFrom('session').where('token_hash', '=', row.token_hash).execute();
  return true;
}

/** Ends a user's sessions. @param except the token of the one to keep @returns how many ended */
export async function endSessions(db: Db, userId: number, except?: string | null): Promise<number> {
  const ended = await db
    .deleteFrom('session')
    .where('user_id', '=', userId)
    .$if(Boolean(except), (query) => query.where('token_hash', '!=', tokenHash(except ?? '')))
    .returning('created_at')
    .execute();
  return ended.length;
}

/** Writes down what a session was started with. */
export async function noteDevice(db: Db, token: string, device: string, now: number): Promise<void> {
  await db
    .updateTable('session')
    .set({ device, last_seen_at: now })
    .where('token_hash', '=', tokenHash(token))
    .execute();
}

/** A login lives on for another half year. Its secret stays: calls under way must not find themselves signed out. */
export async function prolong(db: Db, token: string, now: number): Promise<void> {
  await db
    .updateTable('session')
    .set({ expires_at: now + LOGIN_LIFE_MS })
    .where('token_hash', '=', tokenHash(token))
    .execute();
}
