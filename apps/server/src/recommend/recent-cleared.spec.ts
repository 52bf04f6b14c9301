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

it('the list starts at the latest time of clearing', async () => {
  expect(await since()).toBe(0);
  await clearRecent(db, NEWCOMER, all, NOW);
  expect(await since()).toBe(NOW);
  // An earlier request that arrives late.
  await clearRecent(db, NEWCOMER, all, NOW - 1000);
  expect(await since()).toBe(NOW);
});

it('restoring keeps what an earlier clearing removed', async () => {
  await clearRecent(db, NEWCOMER, all, NOW - 1000);
  await clearRecent(db, NEWCOMER, all, NOW);
  // Repeated, as after a lost answer.
  await clearRecent(db, NEWCOMER, all, NOW);
  await restoreRecent(db, NEWCOMER, all, NOW);
  expect(await since()).toBe(NOW - 1000);
  await restoreRecent(db, NEWCOMER, all, NOW);
  expect(await since()).toBe(NOW - 1000);
});

it('restoring an earlier clearing does not undo a later one', async () => {
  await clearRecent(db, NEWCOMER, all, NOW - 1000);
  await clearRecent(db, NEWCOMER, all, NOW);
  await restoreRecent(db, NEWCOMER, all, NOW - 1000);
  expect(await since()).toBe(NOW);
});

it('restoring leaves no rows behind', async () => {
  const some = [{ kind: 'album' as const, ids: [1, 2, 3] }];
  await clearRecent(db, NEWCOMER, some, NOW);
  await restoreRecent(db, NEWCOMER, some, NOW);
  expect(await db.selectFrom('recent_cleared').selectAll().execute()).toEqual([]);
});
