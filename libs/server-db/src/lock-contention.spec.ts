import Database from 'libsql';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { connect, type Db, migrate } from './open.ts';
import { inWriteTransaction } from './write-transaction.ts';

let folder: string;
let db: Db;
let other: InstanceType<typeof Database>;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'qy-lock-'));
  db = connect(join(folder, 'test.db'), { longestWaitMs: 50 });
  await migrate(db, '0002-counters');
  other = new Database(join(folder, 'test.db'));
  other.exec('begin immediate');
});
afterEach(async () => {
  other.close();
  await db.destroy();
  rmSync(folder, { recursive: true, force: true });
});

const write = (trx: Db) => trx.insertInto('setting').values({ name: 'a', value: '1' }).execute();
const values = () => db.selectFrom('setting').select(['name', 'value']).execute();

describe('a write that did not get the lock of another process in time', () => {
  it.each([
    ['a transaction', () => inWriteTransaction(db, write)],
    ['a single statement', () => write(db)],
    [
      'a statement that returns rows',
      () => db.insertInto('setting').values({ name: 'a', value: '1' }).returning('name').execute(),
    ],
  ])('%s: later transactions are committed all the same', async (_kind, attempt) => {
    await expect(attempt()).rejects.toMatchObject({ code: 'SQLITE_BUSY' });
    other.exec('commit');
    await inWriteTransaction(db, write);
    await db.updateTable('setting').set({ value: '2' }).where('name', '=', 'a').execute();
    expect(await values()).toEqual([{ name: 'a', value: '2' }]);
    other.exec("update setting set value = '3'");
    expect(await values()).toEqual([{ name: 'a', value: '3' }]);
  });
});
