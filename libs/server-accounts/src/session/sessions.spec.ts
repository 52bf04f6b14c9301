import { type Db, openDb } from '@qingyin/server-db';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createSessions, LOGIN_LIFE_MS, type Sessions, VISITOR_LIFE_MS } from './sessions.ts';

let db: Db;
let now = 1_700_000_000_000;
let sessions: Sessions;
beforeEach(async () => {
  db = await openDb(':memory:');
  sessions = createSessions(db, () => now);
});
afterEach(() => db.destroy());

it('finds the user of a session until it is ended', async () => {
  const token = await sessions.start(5, false);
  expect(token).toMatch(/^[0-9a-f]{64}$/);
  expect(await sessions.find(token)).toEqual({ id: 5, anonymous: false });
  await sessions.end(token);
  expect(await sessions.find(token)).toBeNull();
});

it.each([
  ['a login session', false, LOGIN_LIFE_MS],
  ['a visitor session', true, VISITOR_LIFE_MS],
])('%s expires and is swept', async (_what, anonymous, life) => {
  const token = await sessions.start(5, anonymous);
  now += life - 1;
  expect(await sessions.find(token)).not.toBeNull();
  now += 1;
  expect(await sessions.find(token)).toBeNull();
  await sessions.sweep();
  expect(await db.selectFrom('session').selectAll().execute()).toEqual([]);
});

it('stores no tokens in the database', async () => {
  const token = await sessions.start(5, false);
  expect(JSON.stringify(await db.selectFrom('session').selectAll().execute())).not.toContain(token);
});

it.each(['', 'undefined', 'A'.repeat(64), 'a'.repeat(63), "' or 1=1 --", `${'a'.repeat(64)}\n`])(
  'rejects the token %j',
  async (token) => {
    expect(await sessions.find(token)).toBeNull();
  },
);

it('updates the last use, also after the clock ran ahead and was corrected', async () => {
  const seen = async () => (await db.selectFrom('session').select('last_seen_at').execute())[0]?.last_seen_at;
  const token = await sessions.start(5, false);
  now += 3_600_000;
  await sessions.find(token);
  expect(await seen()).toBe(now);
  now -= 3_600_000;
  await sessions.find(token);
  expect(await seen()).toBe(now);
});

it('ends the least recently used of a thousand logins when a new one starts', async () => {
  const first = await sessions.start(5, false);
  now += 10 * 60_000;
  const second = await sessions.start(5, false);
  now += 1;
  const others = await sessions.start(6, false);
  await sql`with recursive n(i) as (select 1 union all select i + 1 from n where i < 998)
    insert into session (token_hash, user_id, anonymous, created_at, expires_at) select i, 5, 0, ${now}, ${now + LOGIN_LIFE_MS} from n`.execute(
    db,
  );
  now += 1000;
  expect(await sessions.find(first)).not.toBeNull();
  now += 1000;
  const newest = await sessions.start(5, false);
  expect(await db.selectFrom('session').where('user_id', '=', 5).select('user_id').execute()).toHaveLength(
    1000,
  );
  expect(await sessions.find(newest)).not.toBeNull();
  expect(await sessions.find(first)).not.toBeNull();
  expect(await sessions.find(others)).not.toBeNull();
  expect(await sessions.find(second)).toBeNull();
});

it('sweeps visitor sessions that were not used again within a day', async () => {
  const [gone, back] = [await sessions.start(7, true), await sessions.start(8, true)];
  expect(await sessions.find(back)).not.toBeNull();
  now += 24 * 3_600_000;
  await sessions.sweep();
  expect(await db.selectFrom('session').selectAll().execute()).toHaveLength(2);
  now += 1;
  await sessions.sweep();
  expect(await sessions.find(gone)).toBeNull();
  expect(await sessions.find(back)).toEqual({ id: 8, anonymous: true });
});
