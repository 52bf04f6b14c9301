/** @file for specs: a small house of listeners in memory. */
import { type Db, openDb } from '../db/open.ts';
import { seed } from '../demo/seed/seed.ts';
import { SEED_TIME } from '../demo/seed/rows.ts';

/** When the specs take place: shortly after the people of the demo have stopped listening. */
export const NOW = SEED_TIME + 60_000;
export const DEMO = 10;
/** an account of which nothing is known */
export const NEWCOMER = 900;

/** The demo catalogue with its listeners and two newcomers. */
export async function demoHouse(): Promise<Db> {
  const db = await openDb(':memory:');
  await seed(db, { big: 0, short: 0 });
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
