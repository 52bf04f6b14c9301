import { createDemoDatabase, NEWCOMER, NOW } from '@qingyin/demo-seed/testing';
import type { Db } from '@qingyin/server-db';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { clearRecentPlays, restoreRecentPlays, recentPlaysClearedAt } from './cleared-recent-plays.ts';

let db: Db;
beforeAll(async () => {
  db = await createDemoDatabase();
});
afterAll(() => db.destroy());
beforeEach(() => db.deleteFrom('recent_cleared').execute());

const all = [{ kind: 'song' as const, ids: null }];
const since = () => recentPlaysClearedAt(db, NEWCOMER, ['song']);

it('the list starts at the latest time of clearing', async () => {
  expect(await since()).toBe(0);
  await clearRecentPlays(db, NEWCOMER, all, NOW);
  expect(await since()).toBe(NOW);
  // An earlier request that arrives late.
  await clearRecentPlays(db, NEWCOMER, all, NOW - 1000);
  expect(await since()).toBe(NOW);
});

it('restoring keeps what an earlier clearing removed', async () => {
  await clearRecentPlays(db, NEWCOMER, all, NOW - 1000);
  await clearRecentPlays(db, NEWCOMER, all, NOW);
  // Repeated, as after a lost answer.
  await clearRecentPlays(db, NEWCOMER, all, NOW);
  await restoreRecentPlays(db, NEWCOMER, all, NOW);
  expect(await since()).toBe(NOW - 1000);
  await restoreRecentPlays(db, NEWCOMER, all, NOW);
  expect(await since()).toBe(NOW - 1000);
});

it('restoring an earlier clearing does not undo a later one', async () => {
  await clearRecentPlays(db, NEWCOMER, all, NOW - 1000);
  await clearRecentPlays(db, NEWCOMER, all, NOW);
  await restoreRecentPlays(db, NEWCOMER, all, NOW - 1000);
  expect(await since()).toBe(NOW);
});

it('restoring leaves no rows behind', async () => {
  const some = [{ kind: 'album' as const, ids: [1, 2, 3] }];
  await clearRecentPlays(db, NEWCOMER, some, NOW);
  await restoreRecentPlays(db, NEWCOMER, some, NOW);
  expect(await db.selectFrom('recent_cleared').selectAll().execute()).toEqual([]);
});
