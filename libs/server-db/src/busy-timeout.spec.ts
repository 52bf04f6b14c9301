import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { expect, it } from 'vitest';
import { openDb } from './open.ts';

/** How long the other connection holds the file, ms: much shorter than the busy timeout. */
const HELD_MS = 300;

it('waits while another connection locks the file, as a backup does at its end', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'qy-busy-'));
  const file = join(dir, 'qingyin.db');
  const db = await openDb(file);
  const holder = new Worker(
    `const Database = require(${JSON.stringify(createRequire(import.meta.url).resolve('libsql'))});
     const { parentPort } = require('node:worker_threads');
     const database = new Database(${JSON.stringify(file)});
     database.exec('begin immediate');
     parentPort.postMessage('held');
     setTimeout(() => database.exec('rollback'), ${HELD_MS});`,
    { eval: true },
  );
  await new Promise((resolve) => holder.once('message', resolve));
  const written = db.insertInto('setting').values({ name: 'a', value: 'b' }).execute();
  await expect(written).resolves.toBeDefined();
  await holder.terminate();
  await db.destroy();
  rmSync(dir, { recursive: true });
});
