import { spawn } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { at } from '../../lib/root.mjs';

/** Environment variable that marks every process of a run. */
export const RUN_MARK = 'QINGYIN_TEST_RUN';

/**
 * Creates a folder for everything temporary of one run, and starts a janitor: a process that ends all processes
 * with the run's mark and deletes the folder when this process ends in any way, even by SIGKILL. Nothing of a run
 * outlives it, and concurrent runs share nothing.
 */
export function openRunFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'qy-run-'));
  // PostgreSQL runs as another user if this process is root, and has its data below this folder.
  chmodSync(folder, 0o711);
  const temporary = join(folder, 'tmp');
  mkdirSync(temporary);
  chmodSync(temporary, 0o711);
  const id = basename(folder);
  const janitor = spawn(process.execPath, [at('tools', 'test', 'run', 'janitor.mjs'), id, folder], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  janitor.unref();
  const ended = new Promise((resolve) => janitor.once('exit', resolve));
  process.env[RUN_MARK] = id;
  process.env['TMPDIR'] = temporary;
  return {
    /** Folder of the run's own files, such as records. */
    folder,
    /** Ends what still runs and deletes the folder. */
    async close() {
      janitor.ref();
      janitor.stdin.end();
      await ended;
    },
  };
}
