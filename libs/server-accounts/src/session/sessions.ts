import { whereIn, type Db } from '@qingyin/server-db';
import { DAY_MS, isOver } from '@qingyin/server-kernel';
import { createHash, randomBytes } from 'node:crypto';

/**
 * Lifetime of a login, ms: half a year, as in the contract's example cookie
 * (docs/specification/contract/transport.md#session-and-cookies).
 */
export const LOGIN_LIFE_MS = 180 * DAY_MS;
/** Lifetime of a visitor session, ms. */
export const VISITOR_LIFE_MS = 30 * DAY_MS;
/** Accuracy of `last_seen_at`, ms. */
const SEEN_EVERY_MS = 5 * 60_000;
/** Visitor sessions not used again within this time are deleted, since programs create them, ms. */
const VISITOR_UNUSED_MS = DAY_MS;
/** Maximum number of logins of a user; beyond it the least recently used one ends. */
const MOST_LOGINS = 1000;
/** Bytes of a token, which is hex, because the contract's cookie parser does not support `=`, `;`, `,` or spaces. */
const TOKEN_BYTES = 32;

/** User of a session; `anonymous` for visitors. */
export interface SessionUser {
  id: number;
  anonymous: boolean;
}

/** Store of sessions. */
export interface Sessions {
  /** Starts a session and returns its token, which is not stored. */
  start(userId: number, anonymous: boolean): Promise<string>;
  /** Finds the user of a token; null for an unknown, malformed or expired one. */
  find(token: string): Promise<SessionUser | null>;
  end(token: string): Promise<void>;
  /** Deletes expired sessions, and visitors without a session. */
  sweep(): Promise<void>;
}

/** Stored form of a token. */
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Creates the session store. @param now ms since 1970 */
export function createSessions(db: Db, now: () => number): Sessions {
  // Errors are ignored, so that a full disk logs nobody out.
  const seen = (token_hash: string): Promise<unknown> =>
    db
      .updateTable('session')
      .set({ last_seen_at: now() })
      .where('token_hash', '=', token_hash)
      .execute()
      .catch(() => undefined);
  return {
    async start(userId, anonymous) {
      const token = randomBytes(TOKEN_BYTES).toString('hex');
      const life = anonymous ? VISITOR_LIFE_MS : LOGIN_LIFE_MS;
      await db
        .insertInto('session')
        .values({
          token_hash: tokenHash(token),
          user_id: userId,
          anonymous: anonymous ? 1 : 0,
          created_at: now(),
          expires_at: now() + life,
        })
        .execute();
      if (!anonymous) await endUnused(db, userId, tokenHash(token));
      return token;
    },
    async find(token) {
      if (!/^[0-9a-f]{64}$/.test(token)) return null;
      const row = await db
        .selectFrom('session')
        .selectAll()
        .where('token_hash', '=', tokenHash(token))
        .executeTakeFirst();
      if (!row || row.expires_at <= now()) return null;
      if (isOver(row.last_seen_at, SEEN_EVERY_MS, now())) await seen(row.token_hash);
      return { id: row.user_id, anonymous: row.anonymous === 1 };
    },
    async end(token) {
      await db.deleteFrom('session').where('token_hash', '=', tokenHash(token)).execute();
    },
    async sweep() {
      await db.deleteFrom('session').where('expires_at', '<=', now()).execute();
      await db
        .deleteFrom('session')
        .where('anonymous', '=', 1)
        .where('last_seen_at', '=', 0)
        .where('created_at', '<', now() - VISITOR_UNUSED_MS)
        .execute();
      await db
        .deleteFrom('user')
        .where('anonymous', '=', 1)
        .where('id', 'not in', db.selectFrom('session').select('user_id'))
        .execute();
    },
  };
}

/** Ends the least recently used logins of a user beyond the maximum, except the one just started. */
async function endUnused(db: Db, userId: number, made: string): Promise<void> {
  const spare = await db
    .selectFrom('session')
    .select('token_hash')
    .where('user_id', '=', userId)
    .where('token_hash', '!=', made)
    .orderBy(
      (eb) =>
        eb
          .case()
          .when('last_seen_at', '>', eb.ref('created_at'))
          .then(eb.ref('last_seen_at'))
          .else(eb.ref('created_at'))
          .end(),
      'desc',
    )
    .orderBy('token_hash')
    .offset(MOST_LOGINS - 1)
    .limit(MOST_LOGINS)
    .execute();
  const hashes = spare.map((row) => row.token_hash);
  if (hashes.length > 0)
    await db
      .deleteFrom('session')
      .where(whereIn(db, 'token_hash', hashes))
      .execute();
}
