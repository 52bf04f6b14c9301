import { type Db, openDb } from '@qingyin/server-db';
import { DAY_MS } from '@qingyin/server-kernel';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startNightlyFileCheck, claimNightlyCheck } from './nightly-file-check.ts';

const QUARTER_HOUR_MS = 15 * 60_000;

let db: Db;
beforeEach(async () => {
  db = await openDb(':memory:');
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
});
afterEach(async () => {
  vi.useRealTimers();
  await db.destroy();
});

function nightly() {
  const said: string[] = [];
  const verify = vi.fn(() => Promise.resolve({ checked: 3, damaged: 2 }));
  const stop = startNightlyFileCheck({
    db,
    files: { verify },
    media: { verify: () => Promise.resolve(5) },
    say: (text) => void said.push(text),
  });
  return { said, verify, stop };
}

it('runs on a server that is up for a quarter of an hour a day, and logs what it finds', async () => {
  await claimNightlyCheck(db, Date.now());
  vi.setSystemTime(Date.now() + 3 * DAY_MS);
  const { said, stop } = nightly();
  vi.advanceTimersByTime(QUARTER_HOUR_MS);
  await expect.poll(() => said).toHaveLength(2);
  expect(said[0]).toMatch(/^2 stored files are damaged/);
  expect(said[1]).toMatch(/^5 files of the cache that were damaged or had no checksum/);
  await stop();
});

it('runs once, and not on the first day of a server', async () => {
  const { verify, stop } = nightly();
  vi.advanceTimersByTime(QUARTER_HOUR_MS);
  await stop();
  expect(verify).not.toHaveBeenCalled();
});
