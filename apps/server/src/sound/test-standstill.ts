/** @file for a spec: a server, and a process begun by it in which nothing moves any more. Tells that one's number. */
import { fork } from 'node:child_process';
import { writeSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { endWithServer } from './end-with-server.ts';

if (process.send) {
  await endWithServer();
  writeSync(1, `${process.pid}\n`);
  for (;;);
}
fork(fileURLToPath(import.meta.url));
