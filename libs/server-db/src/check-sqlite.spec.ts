import { mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { DamagedDatabase } from './check-sqlite.ts';
import { openDb } from './open.ts';

let dir = '';
let file = '';
beforeEach(async () => {
  dir = mkdtempSync(join(tmpdir(), 'qy-check-'));
  file = join(dir, 'qingyin.db');
  await (await openDb(file)).destroy();
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

it('opens an intact database', async () => {
  const db = await openDb(file);
  expect(await db.selectFrom('setting').selectAll().execute()).toEqual([]);
  await db.destroy();
});

const damages: [string, () => void][] = [
  [
    'overwritten in the middle',
    () => {
      const bytes = readFileSync(file);
      bytes.fill(0xa5, Math.floor(bytes.length / 2), Math.floor(bytes.length * 0.8));
      writeFileSync(file, bytes);
    },
  ],
  ['cut short', () => truncateSync(file, Math.floor(readFileSync(file).length / 8192) * 4096)],
  ['not a database', () => writeFileSync(file, 'not a database, but long enough to be one '.repeat(500))],
];
it.each(damages)('explains how to restore a database file that is %s', async (_what, damage) => {
  damage();
  const error: unknown = await openDb(file).catch((cause: unknown) => cause);
  expect(error).toBeInstanceOf(DamagedDatabase);
  expect(String(error)).toContain('restore FILE');
});
