import { connect, type Db } from '@qingyin/server-db';
import { lockFolder } from './data-folder/lock.ts';
import { swapData } from './swap-data.ts';
import { dropSchema, hasSchema } from './postgres-schemas.ts';
import { discardStaging, hasInterruptedRestore, readRestoreJournal } from './restore-staging.ts';

/**
 * Finishes or undoes a restore that was interrupted: with a journal it is finished, without one undone. Call it
 * with the folder locked, before the database is opened.
 *
 * @param databaseUrl URL of PostgreSQL, undefined for SQLite
 * @returns what was done, undefined when there was no interrupted restore
 * @throws Error when the journal is unreadable or belongs to the other kind of database; the system's error
 */
export async function finishInterruptedRestore(
  dataDir: string,
  databaseUrl: string | undefined,
): Promise<'finished' | 'undone' | undefined> {
  if (!hasInterruptedRestore(dataDir)) return undefined;
  const plan = readRestoreJournal(dataDir);
  const finished =
    plan !== undefined && (plan.schema === undefined || (await isExchanged(plan.schema, databaseUrl)));
  if (finished) swapData(dataDir, plan);
  else await undoRestore(dataDir, plan?.schema, databaseUrl);
  return finished ? 'finished' : 'undone';
}

/** Deletes the staged data in the folder and in PostgreSQL. */
async function undoRestore(
  dataDir: string,
  schema: string | undefined,
  databaseUrl: string | undefined,
): Promise<void> {
  // The folder first: a schema that is left over afterwards only takes disk space.
  discardStaging(dataDir);
  if (schema !== undefined && databaseUrl !== undefined)
    await inPostgres(databaseUrl, (db) => dropSchema(db, schema));
}

/** Whether the restored tables are in place in PostgreSQL. */
function isExchanged(schema: string, databaseUrl: string | undefined): Promise<boolean> {
  if (databaseUrl === undefined)
    throw new Error('a restore into PostgreSQL was interrupted; set DATABASE_URL so that it can be finished');
  return inPostgres(databaseUrl, async (db) => !(await hasSchema(db, schema)));
}

async function inPostgres<Result>(url: string, task: (db: Db) => Promise<Result>): Promise<Result> {
  const db = connect(url);
  try {
    return await task(db);
  } finally {
    await db.destroy();
  }
}

/**
 * Like `finishInterruptedRestore`, for callers without the folder's lock. @throws FolderInUse while a restore or a
 * server uses the folder
 */
export async function lockAndFinishInterruptedRestore(
  dataDir: string,
  databaseUrl: string | undefined,
): Promise<'finished' | 'undone' | undefined> {
  if (!hasInterruptedRestore(dataDir)) return undefined;
  const release = lockFolder(dataDir);
  try {
    return await finishInterruptedRestore(dataDir, databaseUrl);
  } finally {
    release();
  }
}
