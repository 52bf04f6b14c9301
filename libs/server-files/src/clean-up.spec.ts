import { type Db, openDb } from '@qingyin/server-db';
import { DAY_MS } from '@qingyin/server-kernel';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createFiles, type Files } from './files.ts';
import { stoppedCleanUp } from './stopped-clean-up.ts';

let db: Db;
let dataDir: string;
let files: Files;
let now: number;

beforeEach(async () => {
  db = await openDb(':memory:');
  dataDir = mkdtempSync(join(tmpdir(), 'qy-clean-up-'));
  // By this clock, files made by this spec are older than a day.
  now = Date.now() + 2 * DAY_MS;
  files = createFiles({ db, dataDir, limits: { uploadQuota: 1, maxUpload: 1 }, now: () => now });
});
afterEach(async () => {
  await db.destroy();
  rmSync(dataDir, { recursive: true, force: true });
});

const nameOf = (number: number): string => {
  const hash = String(number).padStart(64, '0');
  return `00/${hash}-0000000${number % 10}`;
};
function put(name: string, text = 'content'): void {
  const path = join(dataDir, 'files', name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
async function known(from: number, count: number): Promise<void> {
  for (let number = from; number < from + count; number += 1) {
    put(nameOf(number));
    await db
      .insertInto('stored_file')
      .values({ hash: String(number).padStart(64, '0'), name: nameOf(number), size: 7, created_at: 0 })
      .execute();
  }
}
const isStored = (number: number): boolean => existsSync(join(dataDir, 'files', nameOf(number)));
const inTrash = (): string[] => {
  const folder = join(dataDir, 'trash');
  return existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((entry) =>
        entry.isFile() ? [entry.name] : [],
      )
    : [];
};

describe('the clean-up', () => {
  it('moves a few files unknown to the database to the trash for 30 days', async () => {
    await known(1, 19);
    put(nameOf(100));
    expect(await files.sweep()).toEqual({ files: 20, unknown: 1, moved: 1 });
    expect([isStored(1), isStored(100)]).toEqual([true, false]);
    expect(await files.trash.size()).toEqual({ files: 1, bytes: 7 });
    now += 30 * DAY_MS;
    await files.sweep();
    expect(inTrash()).toHaveLength(1);
    now += DAY_MS;
    await files.sweep();
    expect(inTrash()).toEqual([]);
  });

  it('ignores files younger than a day, and files with other names', async () => {
    await known(1, 19);
    put(nameOf(100));
    put('00/notes.txt');
    put('lost+found/x');
    now -= 2 * DAY_MS;
    expect(await files.sweep()).toEqual({ files: 20, unknown: 0, moved: 0 });
    now += 2 * DAY_MS;
    await files.sweep();
    expect(inTrash()).toHaveLength(1);
    expect(existsSync(join(dataDir, 'files', '00', 'notes.txt'))).toBe(true);
  });

  it('stops when more than 5 % are unknown, until that number is confirmed', async () => {
    await known(1, 17);
    for (const number of [100, 101]) put(nameOf(number));
    expect(await files.sweep()).toEqual({ files: 19, unknown: 2, moved: 0 });
    expect(await stoppedCleanUp(db)).toEqual({ files: 19, unknown: 2, time: now });
    expect(await files.sweep(1)).toMatchObject({ moved: 0 });
    expect(isStored(100)).toBe(true);
    expect(await files.sweep(2)).toMatchObject({ moved: 2 });
    expect([isStored(1), isStored(100), isStored(101)]).toEqual([true, false, false]);
    expect(await stoppedCleanUp(db)).toBeNull();
  });

  it('deletes nothing when the database knows no files', async () => {
    for (let number = 1; number <= 30; number += 1) put(nameOf(number));
    expect(await files.sweep()).toEqual({ files: 30, unknown: 30, moved: 0 });
    expect(inTrash()).toEqual([]);
  });

  it('deletes incomplete uploads', async () => {
    put('incoming/x.part');
    await files.sweep();
    expect(existsSync(join(dataDir, 'files', 'incoming', 'x.part'))).toBe(false);
    expect(inTrash()).toEqual([]);
  });
});
