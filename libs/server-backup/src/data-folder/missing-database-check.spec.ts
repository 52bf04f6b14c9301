import { openDb } from '@qingyin/server-db';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { DatabaseMissing, checkMissingDatabase } from './missing-database-check.ts';

let dir = '';
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'qy-new-'));
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

function putFile(folder: string): void {
  mkdirSync(join(dir, 'files', folder), { recursive: true });
  writeFileSync(join(dir, 'files', folder, 'x'), 'content');
}
const file = (): string => join(dir, 'qingyin.db');
async function refusal(): Promise<unknown> {
  try {
    const check = await checkMissingDatabase(dir, undefined);
    if (existsSync(file())) await (await openDb(file(), { checkBeforeMigration: check })).destroy();
    return undefined;
  } catch (error) {
    return error;
  }
}

it('accepts an empty folder, also with incomplete uploads', async () => {
  expect(await refusal()).toBeUndefined();
  putFile('incoming');
  expect(await refusal()).toBeUndefined();
});

it.each([
  ['missing', () => undefined],
  ['empty', () => writeFileSync(file(), '')],
  ['without rows', async () => (await openDb(file())).destroy()],
])('refuses a database that is %s when there are user files', async (_what, prepare) => {
  putFile('ab');
  await prepare();
  expect(await refusal()).toBeInstanceOf(DatabaseMissing);
  expect(String(await refusal())).toMatch(/1 files of users.*restore FILE.*move the folder files\/ away/);
});

it('refuses a missing database when its write-ahead log is left', async () => {
  writeFileSync(file(), '');
  writeFileSync(`${file()}-wal`, 'changes');
  expect(String(await refusal())).toContain('qingyin.db-wal');
});

it('accepts a database with rows', async () => {
  putFile('ab');
  const db = await openDb(file());
  await db.insertInto('setting').values({ name: 'demo-seed', value: '1' }).execute();
  await db.destroy();
  expect(await refusal()).toBeUndefined();
});
