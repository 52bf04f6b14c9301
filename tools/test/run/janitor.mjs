/**
 * `node janitor.mjs ID FOLDER`: waits until its standard input closes, which the system does when the process at the other
 * end is gone, then ends every process with `QINGYIN_TEST_RUN=ID` in its environment and removes the folder. Where there
 * is no /proc, processes end by the signals that the run passes on, and only the folder is removed.
 */
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

const [id = '', folder = ''] = process.argv.slice(2);
const GRACE_MS = 2000;
const LOOK_MS = 50;

/** Process ids that carry the mark. */
function marked() {
  try {
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid)
      .filter(carriesMark)
      .map(Number);
  } catch {
    return [];
  }
}

/** @param {string} pid */
function carriesMark(pid) {
  try {
    const isZombie = / Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8').replace(/\(.*\)/s, ''));
    return (
      !isZombie && readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0').includes(`QINGYIN_TEST_RUN=${id}`)
    );
  } catch {
    return false; // ended meanwhile, or another user's
  }
}

/** @param {NodeJS.Signals} signal */
function signalAll(signal) {
  for (const pid of marked()) {
    try {
      process.kill(pid, signal);
    } catch {
      // ended meanwhile
    }
  }
}

/** @param {number} ms */
async function gone(ms) {
  const end = performance.now() + ms;
  while (marked().length > 0) {
    if (performance.now() > end) return false;
    await wait(LOOK_MS);
  }
  return true;
}

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
  process.on(signal, () => undefined);
await new Promise((resolve) => process.stdin.once('close', resolve).resume());
signalAll('SIGTERM');
if (!(await gone(GRACE_MS))) signalAll('SIGKILL');
await gone(GRACE_MS);
rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
