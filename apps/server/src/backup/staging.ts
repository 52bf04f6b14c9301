import {
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { DATABASE } from '../db/open.ts';

/** Folder in the data folder (same file system) that a backup is read into. */
const STAGING = 'restoring';
/** File whose existence says that the staged data replaces the present one. */
const JOURNAL = 'restore.json';
/** Left by versions that read a backup beside the database. */
const OLDER = `${DATABASE}.restoring`;
export const SIDE_FILES = ['-wal', '-shm'];

const planShape = z.object({
  /** folder in the data folder, and PostgreSQL schema, that what was there before moves to */
  aside: z.string().regex(/^before_restore_\d+$/),
  /** PostgreSQL: schema that holds the restored tables until it takes its place; absent for SQLite */
  schema: z.string().optional(),
});

/** What a restore is about to exchange. */
export type RestorePlan = z.infer<typeof planShape>;

export const stagingFolder = (dataDir: string): string => join(dataDir, STAGING);

/** Whether an earlier restore left something behind. */
export const isRestoreLeft = (dataDir: string): boolean =>
  existsSync(join(dataDir, JOURNAL)) || existsSync(stagingFolder(dataDir));

/** Removes the journal, then what is staged: without a journal nothing staged is ever used. */
export function discardStaging(dataDir: string): void {
  for (const name of [JOURNAL, `${JOURNAL}.part`]) rmSync(join(dataDir, name), { force: true });
  syncFolder(dataDir);
  for (const suffix of ['', ...SIDE_FILES]) rmSync(join(dataDir, `${OLDER}${suffix}`), { force: true });
  rmSync(stagingFolder(dataDir), { recursive: true, force: true });
}

/** Decides the restore: from here on it is finished, even by a later process. */
export function writePlan(dataDir: string, plan: RestorePlan): void {
  const file = join(dataDir, JOURNAL);
  const handle = openSync(`${file}.part`, 'w', 0o600);
  writeSync(handle, JSON.stringify(plan));
  fsyncSync(handle);
  closeSync(handle);
  renameSync(`${file}.part`, file);
  syncFolder(dataDir);
}

/** @returns undefined when no restore was decided. @throws Error when the journal cannot be read */
export function readPlan(dataDir: string): RestorePlan | undefined {
  const file = join(dataDir, JOURNAL);
  if (!existsSync(file)) return undefined;
  try {
    return planShape.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    throw new Error(`${file}, the journal of a restore, cannot be read`, { cause: error });
  }
}

/** Makes renames in a folder durable; not every system can. */
export function syncFolder(folder: string): void {
  try {
    const handle = openSync(folder, 'r');
    try {
      fsyncSync(handle);
    } finally {
      closeSync(handle);
    }
  } catch {
    // Windows has no such call.
  }
}
