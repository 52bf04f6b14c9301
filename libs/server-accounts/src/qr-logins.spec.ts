import { type Db, openDb } from '@qingyin/server-db';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createQrKey, pollQrLogin, sweepQrKeys } from './qr-logins.ts';

const NOW = 1_700_000_000_000;
const LIFE_MS = 3 * 60_000;
let db: Db;
beforeEach(async () => {
  db = await openDb(':memory:');
});
afterEach(() => db.destroy());

it('limits pending QR keys to ten thousand until they expire', async () => {
  await sql`with recursive n(i) as (select 1 union all select i + 1 from n where i < 9999)
    insert into qr_login (key_hash, state, created_at, expires_at) select i, 801, ${NOW}, ${NOW + LIFE_MS} from n`.execute(
    db,
  );
  const last = await createQrKey(db, NOW + 1);
  await expect(createQrKey(db, NOW + 2)).rejects.toMatchObject({ code: 503 });
  const later = NOW + LIFE_MS;
  expect(await pollQrLogin(db, await createQrKey(db, later), later)).toMatchObject({ state: 801 });
  expect(await pollQrLogin(db, last, later)).toMatchObject({ state: 801 });
  await sweepQrKeys(db, later + LIFE_MS);
  expect(await db.selectFrom('qr_login').selectAll().execute()).toEqual([]);
});
