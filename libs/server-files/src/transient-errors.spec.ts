import { type Db, openDb } from '@qingyin/server-db';
import { mkdtempSync, rmSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { intactFilePath } from './damage.ts';
import { createFiles, type Files } from './files.ts';
import { registerFile } from './stored-files.ts';
import { damagedFiles } from './verify-files.ts';

vi.mock(import('node:fs/promises'), async (original) => {
  const real = await original();
  return { ...real, stat: vi.fn(real.stat) as typeof real.stat };
});

let db: Db;
let dataDir: string;
let files: Files;
beforeEach(async () => {
  db = await openDb(':memory:');
  dataDir = mkdtempSync(join(tmpdir(), 'qy-passing-'));
  files = createFiles({ db, dataDir, limits: { uploadQuota: 1, maxUpload: 1 }, now: Date.now });
});
afterEach(async () => {
  await db.destroy();
  rmSync(dataDir, { recursive: true, force: true });
});

it('does not record damage when a file cannot be opened because of too many open files', async () => {
  const file = await files.store.receive(Readable.from([Buffer.from('hello')]), { maxBytes: 10 });
  const name = await files.store.commit(file);
  await registerFile(db, { hash: file.sha256, name, size: file.size, now: 0 });
  const error = Object.assign(new Error('too many open files'), { code: 'EMFILE' });

  vi.mocked(stat).mockRejectedValueOnce(error);
  await expect(intactFilePath({ db, files, now: Date.now }, file.sha256)).rejects.toThrow(error);
  vi.mocked(stat).mockRejectedValueOnce(error);
  await expect(files.verify({ limit: { files: 9, bytes: 9 } })).rejects.toThrow(error);

  expect((await damagedFiles(db)).count).toBe(0);
  expect(await intactFilePath({ db, files, now: Date.now }, file.sha256)).toBe(files.store.path(name));
});
