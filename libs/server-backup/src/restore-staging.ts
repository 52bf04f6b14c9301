import { DATABASE_FILE } from '@qingyin/server-db';
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

/** Staging folder in the data folder (same file system) into which a backup is read. */
const STAGING = 'restoring';
/** Journal: its existence means that the staged data replaces the current data. */
const JOURNAL = 'restore.json';
/** Staging file of earlier versions, beside the database. */
const OLDER = `${DATABASE_FILE}.restoring`;
/** Suffixes of the files that SQLite writes beside the database. */
export const SQLITE_SIDE_FILES = ['-wal', '-shm'];

const planShape = z.object({
  /** folder in the data folder, and PostgreSQL schema, to which the previous data is moved */
  aside: z.string().regex(/^before_restore_\d+$/),
  /** PostgreSQL: schema with the restored tables before the swap; absent for SQLite */
  schema: z.string().optional(),
});

/** Content of the restore journal. */
export type RestorePlan = z.infer<typeof planShape>;

export const stagingFolder = (dataDir: string): string => join(dataDir, STAGING);

/** Whether an earlier restore was interrupted. */
export const hasInterruptedRestore = (dataDir: string): boolean =>
  existsSync(join(dataDir, JOURNAL)) || existsSync(stagingFolder(dataDir));

/** Deletes the journal, then the staged data, which is never used without a journal. */
export function discardStaging(dataDir: string): void {
  for (const name of [JOURNAL, `${JOURNAL}.part`]) rmSync(join(dataDir, name), { force: true });
  fsyncFolder(dataDir);
  for (const suffix of ['', ...SQLITE_SIDE_FILES])
    rmSync(join(dataDir, `${OLDER}${suffix}`), { force: true });
  rmSync(stagingFolder(dataDir), { recursive: true, force: true });
}

/** Writes the journal durably: from here on the restore will be finished, even by a later process. */
export function writeRestoreJournal(dataDir: string, plan: RestorePlan): void {
  const file = join(dataDir, JOURNAL);
  const handle = openSync(`${file}.part`, 'w', 0o600);
  writeSync(handle, JSON.stringify(plan));
  fsyncSync(handle);
  closeSync(handle);
  renameSync(`${file}.part`, file);
  fsyncFolder(dataDir);
}

/** Reads the journal. @returns undefined when there is none @throws Error when it is unreadable */
export function readRestoreJournal(dataDir: string): RestorePlan | undefined {
  const file = join(dataDir, JOURNAL);
  if (!existsSync(file)) return undefined;
  try {
    return planShape.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    throw new Error(`${file}, the restore journal, cannot be read`, { cause: error });
  }
}

/** Makes renames in a folder durable (fsync), where the system supports it. */
export function fsyncFolder(folder: string): void {
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
