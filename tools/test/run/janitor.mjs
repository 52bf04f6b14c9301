/**
 * `node janitor.mjs ID FOLDER`: waits until its standard input closes, which the system does when the parent
 * process is gone. Then ends every process with `QINGYIN_TEST_RUN=ID` in its environment, and deletes the folder.
 * Without /proc, processes end by forwarded signals, and only the folder is deleted.
 */
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

const [id = '', folder = ''] = process.argv.slice(2);
const GRACE_MS = 2000;
const LOOK_MS = 50;

/** Ids of the processes with the mark. */
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
    return false; // ended meanwhile, or of another user
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
