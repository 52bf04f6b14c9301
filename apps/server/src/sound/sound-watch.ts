/** @file A thread beside the one that measures: it also moves while a decoder does not come back. */
import { parentPort } from 'node:worker_threads';

const LOOK_EVERY_MS = 2000;
const server = process.ppid;

function serverLives(): boolean {
  try {
    // Where the system keeps the number of a parent that has ended, nobody answers to it.
    return process.ppid === server && process.kill(server, 0);
  } catch {
    return false;
  }
}

setInterval(() => {
  if (!serverLives()) process.kill(process.pid, 'SIGKILL');
}, LOOK_EVERY_MS);
parentPort?.postMessage('watching');
