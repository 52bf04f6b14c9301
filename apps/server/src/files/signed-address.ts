import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Db } from '../db/open.ts';

const KEY_NAME = 'media-address-key';
const KEY_BYTES = 32;
const SIGNATURE = /^[0-9a-f]{64}$/;

/** Addresses that open one file for a while to whoever holds them: sound elements of API clients send no cookie. */
export interface SignedAddresses {
  /** @param until ms since 1970 @returns the query string, without `?` */
  sign(what: string, until: number): Promise<string>;
  /** false: made by nobody here, changed, or too old */
  holds(what: string, query: { until?: unknown; token?: unknown }): Promise<boolean>;
}

/** The key is made once and kept in the database, so that every process on it reads every other's addresses. */
export function createSignedAddresses(db: Db, now: () => number): SignedAddresses {
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
    // `token`, because the log leaves out the values of parameters by this name.
    sign: async (what, until) => `until=${until}&token=${await signature(what, until)}`,
    async holds(what, { until, token }) {
      const end = Number(until);
      if (typeof token !== 'string' || !SIGNATURE.test(token) || !Number.isSafeInteger(end) || end < now())
        return false;
      return timingSafeEqual(Buffer.from(token), Buffer.from(await signature(what, end)));
    },
  };
}
