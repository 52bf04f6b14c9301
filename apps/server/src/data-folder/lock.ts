import { closeSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const LOCK_FILE = 'qingyin.lock';
const holderShape = z.object({ pid: z.number(), born: z.string(), since: z.string() });
type Holder = z.infer<typeof holderShape>;

/** Another server works in this folder; two writers would ruin each other's data. */
export class FolderInUse extends Error {
  override readonly name = 'FolderInUse';
}

/** When a process was born, as Linux counts it: tells a living holder from a stranger with a reused number. */
function bornOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[19] ?? '';
  } catch {
    return '';
  }
}

function isAlive({ pid, born }: Holder): boolean {
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    // EPERM: somebody else's process, but one that lives.
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false;
  }
  return born === '' || bornOf(pid) === '' || bornOf(pid) === born;
}

function readHolder(file: string): Holder | undefined {
  try {
    return holderShape.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return undefined;
  }
}

/**
 * Takes the data folder for this process. A lock left by a process that no longer lives is taken over.
 *
 * @returns how to give it back
 * @throws FolderInUse naming the holder; the file system's error when the folder cannot be written
 */
export function lockFolder(dir: string): () => void {
  const file = join(dir, LOCK_FILE);
  for (let attempt = 0; ; attempt += 1) {
    try {
      const handle = openSync(file, 'wx');
      writeSync(
        handle,
        JSON.stringify({ pid: process.pid, born: bornOf(process.pid), since: new Date().toISOString() }),
      );
      closeSync(handle);
      return () => {
        if (readHolder(file)?.pid === process.pid) rmSync(file, { force: true });
      };
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
      const holder = readHolder(file);
      if (holder && isAlive(holder)) {
        throw new FolderInUse(
          `the data folder ${dir} is in use by process ${holder.pid} (since ${holder.since})`,
        );
      }
      if (attempt >= 3)
        throw new FolderInUse(`the lock file ${file} cannot be taken; delete it if no server runs`);
      rmSync(file, { force: true });
    }
  }
}
