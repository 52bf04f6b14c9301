import { accessSync, constants, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { lockFileExclusively } from './file-lock.ts';

/** File that names the process holding the lock. */
const LOCK_FILE = 'qingyin.lock';
/** The file that is locked; not removed when the lock is released. */
const GATE_FILE = 'lock.db';
const holderShape = z.object({ pid: z.number(), born: z.string(), since: z.string() });
type Holder = z.infer<typeof holderShape>;

/** Another server uses this data folder; two writers would corrupt the data. */
export class FolderInUse extends Error {
  override readonly name = 'FolderInUse';
}

/** Start time of a process in Linux's units, which tells a running holder from another process with a reused id. */
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
    // EPERM: the process belongs to another user, but runs.
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

/** Writes to a temporary name first, so that readers never see a partial file. */
function writeHolder(file: string): void {
  const holder: Holder = { pid: process.pid, born: bornOf(process.pid), since: new Date().toISOString() };
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, JSON.stringify(holder));
  renameSync(unfinished, file);
}

/** The process that has just acquired the lock; waits up to two seconds until it has written its id. */
function newHolder(file: string): Holder | undefined {
  const never = new Int32Array(new SharedArrayBuffer(4));
  for (let look = 0; look < 40; look += 1) {
    const holder = readHolder(file);
    if (holder && isAlive(holder)) return holder;
    Atomics.wait(never, 0, 0, 50);
  }
  return undefined;
}

const inUse = (dir: string, holder: Holder | undefined): FolderInUse =>
  new FolderInUse(
    holder
      ? `the data folder ${dir} is in use by process ${holder.pid} (since ${holder.since})`
      : `the data folder ${dir} is in use by another process`,
  );

/**
 * Locks the data folder for this process. The lock is one of the operating system (`lockFileExclusively`), so it
 * is released when the process ends in any way, and one of many processes that start at once gets it. A second
 * file names the holder; earlier versions write only that file, so it counts as a lock while its process runs.
 *
 * @returns a function that releases the lock
 * @throws FolderInUse naming the holder; the file system's error when the folder is not writable
 */
export function lockFolder(dir: string): () => void {
  accessSync(dir, constants.W_OK);
  const file = join(dir, LOCK_FILE);
  const refuseWhereHeld = (): void => {
    const holder = readHolder(file);
    if (holder && isAlive(holder)) throw inUse(dir, holder);
  };
  refuseWhereHeld();
  const release = lockFileExclusively(join(dir, GATE_FILE));
  if (release === undefined) throw inUse(dir, newHolder(file));
  try {
    refuseWhereHeld();
    writeHolder(file);
  } catch (error) {
    release();
    throw error;
  }
  return () => {
    if (readHolder(file)?.pid === process.pid) rmSync(file, { force: true });
    release();
  };
}
