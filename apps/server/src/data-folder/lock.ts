import { accessSync, constants, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { holdExclusively } from './exclusive-file.ts';

/** Names the holder. */
const LOCK_FILE = 'qingyin.lock';
/** The file that is locked. It is not removed when the lock is released. */
const GATE_FILE = 'lock.db';
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

/** Written under another name first: whoever reads it sees all of it or nothing. */
function writeHolder(file: string): void {
  const holder: Holder = { pid: process.pid, born: bornOf(process.pid), since: new Date().toISOString() };
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, JSON.stringify(holder));
  renameSync(unfinished, file);
}

/** The process that has just taken the lock; it is given two seconds to write who it is. */
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
 * Takes the data folder for this process. The lock itself is one of the operating system (`holdExclusively`), so a
 * process that ends in any way gives it back and of many that start at once one gets it. A file beside it names the
 * holder; earlier versions have that file alone, so it is honoured as long as its process lives.
 *
 * @returns how to give it back
 * @throws FolderInUse naming the holder; the file system's error when the folder cannot be written
 */
export function lockFolder(dir: string): () => void {
  accessSync(dir, constants.W_OK);
  const file = join(dir, LOCK_FILE);
  const refuseWhereHeld = (): void => {
    const holder = readHolder(file);
    if (holder && isAlive(holder)) throw inUse(dir, holder);
  };
  refuseWhereHeld();
  const release = holdExclusively(join(dir, GATE_FILE));
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
