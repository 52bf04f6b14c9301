/** @file Fixture for a spec: a server that forks a process with a blocked event loop, whose process id is printed. */
import { fork } from 'node:child_process';
import { writeSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { exitWithParent } from './exit-with-parent.ts';

if (process.send) {
  await exitWithParent();
  writeSync(1, `${process.pid}\n`);
  for (;;);
}
fork(fileURLToPath(import.meta.url));
