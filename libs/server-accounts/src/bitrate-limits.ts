import { type BitrateLimit, toBitrateLimit } from '@qingyin/contract';
import { type Db, inWriteTransaction } from '@qingyin/server-db';
import { badParameters } from '@qingyin/server-kernel';

/** Setting with the limit for all listeners, kbit/s; there is none without a limit. */
const EVERYONE = 'bitrate-limit';
/** Users of a list. */
const MOST = 1000;

/** A user with a limit of the bit rate. */
export interface LimitedUser {
  id: number;
  nickname: string;
  image_key: string;
  limit: BitrateLimit;
}

/** The lower one of two limits; undefined: none. */
export const lowerLimit = (
  one: BitrateLimit | undefined,
  other: BitrateLimit | undefined,
): BitrateLimit | undefined =>
  one !== undefined && other !== undefined && one > other ? other : (one ?? other);

/**
 * The limit that administrators set for a listener, kbit/s: that for all listeners or that of the user, whichever is lower.
 *
 * @param userId null for visitors
 * @returns undefined: none
 */
export async function bitrateLimitOf(db: Db, userId: number | null): Promise<BitrateLimit | undefined> {
  const everyone = await limitForEveryone(db);
  if (userId === null) return everyone;
  const own = await db
    .selectFrom('bitrate_limit')
    .select('kbps')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return lowerLimit(everyone, toBitrateLimit(own?.kbps));
}

/** The limit for all listeners, kbit/s; undefined: none. */
export async function limitForEveryone(db: Db): Promise<BitrateLimit | undefined> {
  const row = await db.selectFrom('setting').select('value').where('name', '=', EVERYONE).executeTakeFirst();
  return toBitrateLimit(Number(row?.value));
}

/** Users with a limit by nickname, at most 1,000. */
export async function limitedUsers(db: Db): Promise<LimitedUser[]> {
  const rows = await db
    .selectFrom('bitrate_limit')
    .innerJoin('user', 'user.id', 'bitrate_limit.user_id')
    .select(['user.id', 'user.nickname', 'user.image_key', 'bitrate_limit.kbps'])
    .orderBy('user.nickname')
    .limit(MOST)
    .execute();
  return rows.flatMap(({ kbps, ...user }) => {
    const limit = toBitrateLimit(kbps);
    return limit === undefined ? [] : [{ ...user, limit }];
  });
}

/**
 * Sets or removes a limit.
 *
 * @param userId undefined: for all listeners
 * @param limit kbit/s; undefined removes it
 * @throws BusinessError 400 for an unknown user
 */
export async function setBitrateLimit(
  db: Db,
  userId: number | undefined,
  limit: BitrateLimit | undefined,
): Promise<void> {
  if (userId === undefined) return setForEveryone(db, limit);
  await inWriteTransaction(db, async (trx) => {
    await trx.deleteFrom('bitrate_limit').where('user_id', '=', userId).execute();
    if (limit === undefined) return;
    const user = await trx
      .selectFrom('user')
      .select('id')
      .where('id', '=', userId)
      .where('anonymous', '=', 0)
      .executeTakeFirst();
    if (!user) throw badParameters();
    await trx.insertInto('bitrate_limit').values({ user_id: userId, kbps: limit }).execute();
  });
}

async function setForEveryone(db: Db, limit: BitrateLimit | undefined): Promise<void> {
  if (limit === undefined)
    return void (await db.deleteFrom('setting').where('name', '=', EVERYONE).execute());
  const value = String(limit);
  await db
    .insertInto('setting')
    .values({ name: EVERYONE, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}
