/**
 * @file Watchdog thread that kills this process when its parent has ended; works while a decoder blocks the main
 *   thread.
 */
import { parentPort } from 'node:worker_threads';

const LOOK_EVERY_MS = 2000;
const server = process.ppid;

function serverLives(): boolean {
  try {
    // Where the system keeps the parent's id after its end, sending signal 0 fails.
    return process.ppid === server && process.kill(server, 0);
  } catch {
    return false;
  }
}

setInterval(() => {
  if (!serverLives()) process.kill(process.pid, 'SIGKILL');
}, LOOK_EVERY_MS);
parentPort?.postMessage('watching');
