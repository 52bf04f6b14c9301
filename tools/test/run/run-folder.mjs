import { spawn } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { at } from '../../lib/root.mjs';

/** The environment variable by which every process of a run is known, whoever started it. */
export const RUN_MARK = 'QINGYIN_TEST_RUN';

/**
 * A folder for everything temporary of one run, and a janitor beside it: a process that, when this one ends in whatever
 * way (even by SIGKILL), ends all processes that carry the run's mark and removes the folder. Nothing of a run outlives it,
 * and two runs share nothing.
 */
export function openRunFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'qy-run-'));
  // PostgreSQL runs as another user where we are root, and has its data below this folder.
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
    /** Where the run's own files are, like its records. */
    folder,
    /** Ends what still runs and removes the folder. */
    async close() {
      janitor.ref();
      janitor.stdin.end();
      await ended;
    },
  };
}
