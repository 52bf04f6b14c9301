/** @file Test harness for specs: the demo catalogue with its listeners in memory. */
import { type Db, openDb } from '@qingyin/server-db';
import { seedDatabase } from './seed.ts';
import { SEED_TIME } from './seed-rows.ts';

/** Time of the specs: shortly after the last play of the demo users. */
export const NOW = SEED_TIME + 60_000;
export const DEMO = 10;
/** a user without any history */
export const NEWCOMER = 900;

/** Creates an in-memory database with the demo catalogue, its listeners and two new accounts. */
export async function createDemoDatabase(): Promise<Db> {
  const db = await openDb(':memory:');
  await seedDatabase(db, { big: 0, short: 0, passwordHash: '' });
  const known = await db.selectFrom('user').selectAll().where('id', '=', DEMO).executeTakeFirstOrThrow();
  for (const id of [NEWCOMER, NEWCOMER + 1])
    await db
      .insertInto('user')
      .values({
        ...known,
        id,
        nickname: `新人${id}`,
        nickname_key: `新人${id}`,
        email: null,
        phone: null,
        country_code: null,
        listen_songs: 0,
      })
      .execute();
  return db;
}
