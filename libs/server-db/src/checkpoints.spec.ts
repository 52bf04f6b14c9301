import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { checkpoint, disableAutomaticCheckpoints } from './checkpoints.ts';
import { type Db, openDb } from './open.ts';

let folder: string;
let db: Db;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'qy-checkpoints-'));
  db = await openDb(join(folder, 'data.db'));
});
afterEach(async () => {
  await db.destroy();
  rmSync(folder, { recursive: true, force: true });
});

const size = (name: string): number => statSync(join(folder, name)).size;

it('without automatic checkpoints the file grows only at those that are asked for', async () => {
  await disableAutomaticCheckpoints(db);
  await checkpoint(db);
  const before = size('data.db');
  const value = 'x'.repeat(100_000);
  for (let row = 0; row < 100; row += 1)
    await db
      .insertInto('setting')
      .values({ name: `row ${row}`, value })
      .execute();
  expect(size('data.db')).toBe(before);
  expect(size('data.db-wal')).toBeGreaterThan(10_000_000);
  await checkpoint(db);
  expect(size('data.db')).toBeGreaterThan(before + 10_000_000);
});
