import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Db } from '../db/open.ts';
import { clearRecent, restoreRecent, shownSince } from './recent-cleared.ts';
import { demoHouse, NEWCOMER, NOW } from './test-house.ts';

let db: Db;
beforeAll(async () => {
  db = await demoHouse();
});
afterAll(() => db.destroy());
beforeEach(() => db.deleteFrom('recent_cleared').execute());

const all = [{ kind: 'song' as const, ids: null }];
const since = () => shownSince(db, NEWCOMER, ['song']);

it('a list begins where it was cleared last', async () => {
  expect(await since()).toBe(0);
  await clearRecent(db, NEWCOMER, all, NOW);
  expect(await since()).toBe(NOW);
  // One that was made before the other and arrives after it.
  await clearRecent(db, NEWCOMER, all, NOW - 1000);
  expect(await since()).toBe(NOW);
});

it('taking it back leaves what was cleared before it cleared', async () => {
  await clearRecent(db, NEWCOMER, all, NOW - 1000);
  await clearRecent(db, NEWCOMER, all, NOW);
  // Told twice, as after an answer that was lost.
  await clearRecent(db, NEWCOMER, all, NOW);
  await restoreRecent(db, NEWCOMER, all, NOW);
  expect(await since()).toBe(NOW - 1000);
  await restoreRecent(db, NEWCOMER, all, NOW);
  expect(await since()).toBe(NOW - 1000);
});

it('taking it back late does not touch what was cleared since', async () => {
  await clearRecent(db, NEWCOMER, all, NOW - 1000);
  await clearRecent(db, NEWCOMER, all, NOW);
  await restoreRecent(db, NEWCOMER, all, NOW - 1000);
  expect(await since()).toBe(NOW);
});

it('leaves no rows behind', async () => {
  const some = [{ kind: 'album' as const, ids: [1, 2, 3] }];
  await clearRecent(db, NEWCOMER, some, NOW);
  await restoreRecent(db, NEWCOMER, some, NOW);
  expect(await db.selectFrom('recent_cleared').selectAll().execute()).toEqual([]);
});
