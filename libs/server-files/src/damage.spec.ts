import { type Db, openDb, inWriteTransaction } from '@qingyin/server-db';
import { HOUR_MS } from '@qingyin/server-kernel';
import { mkdtempSync, readFileSync, rmSync, truncateSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { damagedCopy, intactFilePath } from './damage.ts';
import { createFiles, type Files } from './files.ts';
import { isCheckDue, claimNightlyCheck } from './nightly-file-check.ts';
import { readPicture } from './picture-uses.ts';
import { registerFile } from './stored-files.ts';
import { damagedFiles, verifyFiles } from './verify-files.ts';

let db: Db;
let dataDir: string;
let files: Files;
let now: number;
const all = { files: 1000, bytes: 1e9 };

beforeEach(async () => {
  db = await openDb(':memory:');
  dataDir = mkdtempSync(join(tmpdir(), 'qy-damage-'));
  now = Date.UTC(2026, 0, 1);
  files = createFiles({ db, dataDir, limits: { uploadQuota: 1, maxUpload: 1 }, now: () => now });
});
afterEach(async () => {
  await db.destroy();
  rmSync(dataDir, { recursive: true, force: true });
});

/** Stores a text like an upload. @returns hash, path, and names of files to delete */
async function store(text: string): Promise<{ hash: string; path: string; spare: string[] }> {
  const file = await files.store.receive(Readable.from([Buffer.from(text)]), { maxBytes: 1000 });
  const name = await files.store.commit(file);
  const damaged = await damagedCopy({ db, files }, file.sha256);
  const entry = { hash: file.sha256, name, size: file.size, now, damaged };
  const spare = await inWriteTransaction(db, (trx) => registerFile(trx, entry));
  await files.store.remove(spare);
  return { hash: file.sha256, path: files.store.path(name), spare };
}
const whole = (hash: string) => intactFilePath({ db, files, now: () => now }, hash);

const damages: [string, string, (path: string) => void][] = [
  ['missing', 'missing', (path) => rmSync(path)],
  ['cut short', 'size', (path) => truncateSync(path, 3)],
  ['changed', 'content', (path) => writeFileSync(path, 'hollo')],
];

describe.each(damages)('a stored file that is %s', (_what, reason, damage) => {
  it('is detected by the check, listed, and replaced by the next upload of the same content', async () => {
    const { hash, path } = await store('hello');
    damage(path);
    expect(await files.verify({ limit: all })).toEqual({ checked: 1, damaged: 1 });
    expect(await damagedFiles(db)).toEqual({
      count: 1,
      files: [{ hash, size: 5, reason, time: now }],
    });
    expect(await whole(hash)).toBeUndefined();

    const again = await store('hello');
    expect(again.spare).toHaveLength(1);
    const found = await whole(hash);
    expect(found).toBe(again.path);
    expect(readFileSync(found ?? '', 'utf8')).toBe('hello');
    expect((await damagedFiles(db)).count).toBe(0);
  });

  it('is replaced by an upload although the damage was not detected before', async () => {
    const { path } = await store('hello');
    damage(path);
    const again = await store('hello');
    expect(await whole(again.hash)).toBe(again.path);
  });

  it('is not served as a picture until it is restored', async () => {
    const { hash, path } = await store('hello');
    const read = () => readPicture({ db, store: files.store }, `up-${hash}`, now);
    expect(String(await read())).toBe('hello');
    damage(path);
    expect(await read()).toBeUndefined();
    expect((await damagedFiles(db)).files).toMatchObject([{ hash, reason, time: now }]);
    const noted = now;
    now += HOUR_MS;
    expect(await read()).toBeUndefined();
    expect((await damagedFiles(db)).files).toMatchObject([{ hash, reason, time: noted }]);
    writeFileSync(path, 'hello');
    expect(String(await read())).toBe('hello');
    expect((await damagedFiles(db)).count).toBe(0);
  });

  it('is valid again when its content is restored', async () => {
    const { hash, path } = await store('hello');
    damage(path);
    now = Date.now();
    await files.verify({ limit: all });
    expect(await whole(hash)).toBeUndefined();
    writeFileSync(path, 'hello');
    utimesSync(path, 0, 0);
    expect(await whole(hash)).toBe(path);
    expect((await damagedFiles(db)).count).toBe(0);
  });
});

describe('reading a stored file', () => {
  it('records a truncated file, and clears the damage when it is restored', async () => {
    const { hash, path } = await store('hello');
    expect(await whole(hash)).toBe(path);
    truncateSync(path, 3);
    expect(await whole(hash)).toBeUndefined();
    expect((await damagedFiles(db)).count).toBe(1);
    writeFileSync(path, 'hello');
    expect(await whole(hash)).toBe(path);
    expect((await damagedFiles(db)).count).toBe(0);
  });

  it('keeps the existing copy when the same content is uploaded again', async () => {
    const { hash, path } = await store('hello');
    expect((await store('hello')).spare).toHaveLength(1);
    expect(await whole(hash)).toBe(path);
  });
});

describe('the nightly check', () => {
  it('reads all files in several pages', async () => {
    for (let at = 0; at < 5; at += 1) await store(`file ${at}`);
    const options = { db, store: files.store, now: () => now, freshMs: 0, page: 2 };
    expect(await verifyFiles({ ...options, limit: all })).toEqual({ checked: 5, damaged: 0 });
    now += HOUR_MS;
    expect(await verifyFiles({ ...options, limit: { files: 3, bytes: 1e9 } })).toMatchObject({ checked: 3 });
  });

  it('records nothing for a file whose check is aborted by shutdown', async () => {
    await store('hello');
    const stop = new AbortController();
    const stopping = () => {
      stop.abort();
      return now;
    };
    const options = { db, store: files.store, limit: all, freshMs: -1, signal: stop.signal };
    expect(await verifyFiles({ ...options, now: stopping })).toEqual({ checked: 0, damaged: 0 });
    expect((await damagedFiles(db)).count).toBe(0);
  });

  it('reads a bounded number of files, the longest unchecked first', async () => {
    for (const text of ['a', 'b', 'c']) await store(text);
    const counts = [];
    for (let night = 0; night < 3; night += 1) {
      now += 24 * HOUR_MS;
      counts.push((await files.verify({ limit: { files: 2, bytes: 1e9 } })).checked);
    }
    const rows = await db.selectFrom('stored_file').select('checked_at').execute();
    expect([counts, rows.every(({ checked_at }) => checked_at > 0)]).toEqual([[2, 2, 2], true]);
    now += 24 * HOUR_MS;
    expect(await files.verify({ limit: { files: 1000, bytes: 1 } })).toMatchObject({ checked: 1 });
  });

  it('runs on one server a night, or every two days when no server runs at night', async () => {
    const at = (day: number, hour: number) => new Date(2026, 0, day, hour).getTime();
    expect(isCheckDue(at(2, 3), at(1, 3))).toBe(true);
    expect(isCheckDue(at(2, 3), at(2, 2))).toBe(false);
    expect(isCheckDue(at(2, 12), at(1, 3))).toBe(false);
    expect(isCheckDue(at(4, 12), at(2, 3))).toBe(true);
    expect(await claimNightlyCheck(db, at(1, 12))).toBe(false);
    expect([await claimNightlyCheck(db, at(3, 3)), await claimNightlyCheck(db, at(3, 3))]).toEqual([
      true,
      false,
    ]);
  });
});
