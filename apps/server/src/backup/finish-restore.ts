import { lockFolder } from '../data-folder/lock.ts';
import { connect, type Db } from '../db/open.ts';
import { exchange } from './exchange.ts';
import { dropSchema, hasSchema } from './postgres-schemas.ts';
import { discardStaging, isRestoreLeft, readPlan } from './staging.ts';

/**
 * Finishes or undoes a restore that an earlier process did not end: one with a journal is finished, one without is
 * undone. To be called with the folder locked, before the database is opened.
 *
 * @param databaseUrl of PostgreSQL, undefined for SQLite
 * @returns what was done, undefined when there was nothing to do
 * @throws Error when the journal cannot be read or belongs to another kind of database; the system's error
 */
export async function finishRestore(
  dataDir: string,
  databaseUrl: string | undefined,
): Promise<'finished' | 'undone' | undefined> {
  if (!isRestoreLeft(dataDir)) return undefined;
  const plan = readPlan(dataDir);
  const finished =
    plan !== undefined && (plan.schema === undefined || (await isExchanged(plan.schema, databaseUrl)));
  if (finished) exchange(dataDir, plan);
  else await undoRestore(dataDir, plan?.schema, databaseUrl);
  return finished ? 'finished' : 'undone';
}

/** Removes what a restore has staged, in the folder and in PostgreSQL. */
async function undoRestore(
  dataDir: string,
  schema: string | undefined,
  databaseUrl: string | undefined,
): Promise<void> {
  // First: what is left of the schema afterwards only takes room.
  discardStaging(dataDir);
  if (schema !== undefined && databaseUrl !== undefined)
    await inPostgres(databaseUrl, (db) => dropSchema(db, schema));
}

/** Whether PostgreSQL has the restored tables in their place. */
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

/** The same for callers that do not hold the folder. @throws FolderInUse while a restore or a server works in it */
export async function finishRestoreAlone(
  dataDir: string,
  databaseUrl: string | undefined,
): Promise<'finished' | 'undone' | undefined> {
  if (!isRestoreLeft(dataDir)) return undefined;
  const release = lockFolder(dataDir);
  try {
    return await finishRestore(dataDir, databaseUrl);
  } finally {
    release();
  }
}
