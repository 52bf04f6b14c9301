import {
  swapData,
  finishInterruptedRestore,
  dropSchema,
  swapSchemas,
  restoreBackup,
  discardStaging,
  type RestorePlan,
  SQLITE_SIDE_FILES,
  stagingFolder,
  writeRestoreJournal,
  lockFolder,
} from '@qingyin/server-backup';
import { connect, DATABASE_FILE } from '@qingyin/server-db';
import { existsSync, mkdirSync, rmSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { sql } from 'kysely';
import type { CommandLine } from './command-line.ts';
import { readOptions, UsageError } from './options.ts';

const WITHOUT_DAMAGED = '--without-damaged';
/** Maximum number of names printed; the total is always printed. */
const MOST_NAMES = 5;

interface Restore {
  file: string;
  dataDir: string;
  databaseUrl: string | undefined;
  aside: string;
  /** called with the names of damaged files in the backup; throws if that is not accepted */
  damaged(names: string[]): void;
}

/**
 * Command `restore FILE`: reads the backup completely into a staging area, then swaps database and files. The
 * previous data is set aside, not deleted. The server must be stopped.
 */
export async function restore({ args: [file, ...rest], env, say }: CommandLine): Promise<void> {
  if (file === undefined || !existsSync(file))
    throw new UsageError('restore needs the name of a backup file: restore FILE');
  const options = readOptions(
    rest.filter((word) => word !== WITHOUT_DAMAGED),
    env,
  );
  const { dataDir, databaseUrl } = options;
  mkdirSync(dataDir, { recursive: true });
  const release = lockFolder(dataDir);
  try {
    await finishInterruptedRestore(dataDir, databaseUrl);
    const aside = `before_restore_${Date.now()}`;
    const damaged = (names: string[]): void => {
      if (names.length === 0) return;
      if (!rest.includes(WITHOUT_DAMAGED)) throw new UsageError(refusal(names));
      say(`left out: ${listed(names)}`);
    };
    const task = { file: resolve(file), dataDir, databaseUrl, aside, damaged };
    const tables = databaseUrl === undefined ? await intoFile(task) : await intoPostgres(task, databaseUrl);
    say(`restored from ${task.file}`);
    for (const place of [
      ...(tables ? [tables] : []),
      ...(existsSync(join(dataDir, aside)) ? [join(dataDir, aside)] : []),
    ])
      say(`the previous data is kept as ${place}`);
  } finally {
    release();
  }
}

const listed = (names: string[]): string =>
  `${names.slice(0, MOST_NAMES).join(', ')}${names.length > MOST_NAMES ? ', …' : ''} (${names.length})`;

const refusal = (names: string[]): string =>
  `the backup contains damaged files: ${listed(names)}\nNothing was changed. Use another backup, or restore everything else: restore FILE ${WITHOUT_DAMAGED}`;

async function intoFile({ file, dataDir, aside, damaged }: Restore): Promise<undefined> {
  const staging = stagingFolder(dataDir);
  await orDiscard(dataDir, async () => {
    mkdirSync(staging, { recursive: true });
    const database = join(staging, DATABASE_FILE);
    const db = connect(database);
    try {
      damaged(await restoreBackup(file, { db, folder: staging }));
    } finally {
      await db.destroy();
    }
    removeSideFiles(database);
  });
  decide(dataDir, { aside });
}

/** Reads the tables into a separate schema, then swaps it with the current one. */
async function intoPostgres({ file, dataDir, aside, damaged }: Restore, url: string): Promise<string> {
  const schema = `restoring_${aside}`;
  const here = connect(url);
  try {
    await orDiscard(dataDir, () => readIntoSchema()).catch(async (error: unknown) => {
      await dropSchema(here, schema).catch(() => undefined);
      throw error;
    });
    writeRestoreJournal(dataDir, { aside, schema });
    await swapSchemas(here, schema, aside).catch(async (error: unknown) => {
      // The connection may have been lost after the commit.
      if ((await finishInterruptedRestore(dataDir, url)) !== 'finished') throw error;
    });
  } finally {
    await here.destroy();
  }
  await finishInterruptedRestore(dataDir, url);
  return `the schema ${aside}`;

  async function readIntoSchema(): Promise<void> {
    await sql`create schema ${sql.id(schema)}`.execute(here);
    const db = connect(url, { schema });
    try {
      damaged(await restoreBackup(file, { db, folder: stagingFolder(dataDir) }));
    } finally {
      await db.destroy();
    }
  }
}

/** Runs a task and deletes the staged data if it fails. */
async function orDiscard(dataDir: string, task: () => Promise<void>): Promise<void> {
  try {
    await task();
  } catch (error) {
    discardStaging(dataDir);
    throw error;
  }
}

/** Swaps files and database. If the first rename fails, nothing has changed. */
function decide(dataDir: string, plan: RestorePlan): void {
  writeRestoreJournal(dataDir, plan);
  let moves = 0;
  try {
    swapData(dataDir, plan, () => (moves += 1));
  } catch (error) {
    if (moves === 0) discardStaging(dataDir);
    throw error;
  }
}

/** Closing the database has merged the write-ahead log into its file. @throws Error when it has not */
function removeSideFiles(database: string): void {
  for (const suffix of SQLITE_SIDE_FILES) {
    const path = `${database}${suffix}`;
    if (suffix === '-wal' && existsSync(path) && statSync(path).size > 0)
      throw new Error('the restored database could not be closed');
    rmSync(path, { force: true });
  }
}
