import type { Db } from '@qingyin/server-db';
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const KEY_NAME = 'media-address-key';
const KEY_BYTES = 32;
const SIGNATURE = /^[0-9a-f]{64}$/;

/**
 * Signed URLs that give access to one file for a limited time without a session: audio elements of API clients
 * send no cookies.
 */
export interface SignedUrls {
  /** @param what the signed resource @param until expiry, ms since 1970 @returns the query string, without `?` */
  sign(what: string, until: number): Promise<string>;
  /** Whether the signature is valid and not expired. */
  isValid(what: string, query: { until?: unknown; token?: unknown }): Promise<boolean>;
}

/**
 * Creates the signer. Its key is generated once and stored in the database, so that all processes on it accept
 * each other's URLs.
 */
export function createSignedUrls(db: Db, now: () => number): SignedUrls {
  let key: Promise<string> | undefined;

  const read = async (): Promise<string> => {
    const value = randomBytes(KEY_BYTES).toString('hex');
    await db
      .insertInto('setting')
      .values({ name: KEY_NAME, value })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .execute();
    const row = await db
      .selectFrom('setting')
      .select('value')
      .where('name', '=', KEY_NAME)
      .executeTakeFirstOrThrow();
    return row.value;
  };
  const signature = async (what: string, until: number): Promise<string> => {
    key ??= read().catch((error: unknown) => {
      key = undefined;
      throw error;
    });
    return createHmac('sha256', Buffer.from(await key, 'hex'))
      .update(`${until}:${what}`)
      .digest('hex');
  };

  return {
    // Named `token`, because the log redacts parameters of this name.
    sign: async (what, until) => `until=${until}&token=${await signature(what, until)}`,
    async isValid(what, { until, token }) {
      const end = Number(until);
      if (typeof token !== 'string' || !SIGNATURE.test(token) || !Number.isSafeInteger(end) || end < now())
        return false;
      return timingSafeEqual(Buffer.from(token), Buffer.from(await signature(what, end)));
    },
  };
}
