import { statSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { DATABASE, type Db } from '../db/open.ts';
import { ownTables } from '../db/own-tables.ts';
import { isSeeded } from '../demo/seed/seed.ts';
import { INCOMING } from '../files/file-store.ts';
import { STORED_FILES } from '../files/stored-name.ts';

/** The database is missing or empty, while there are data that belong to one. */
export class DatabaseMissing extends Error {
  override readonly name = 'DatabaseMissing';
}

/**
 * Refuses a missing or empty database where files of users, or changes of the database that are not in its file yet, lie
 * in the data folder: a new database would know none of them.
 *
 * @param databaseUrl of PostgreSQL, undefined for SQLite
 * @returns the rest of the check, for the database once it is connected and before it is migrated; throws the same
 * @throws DatabaseMissing saying what to do
 */
export async function refuseAsNew(
  dataDir: string,
  databaseUrl: string | undefined,
): Promise<(db: Db) => Promise<void>> {
  // Before the database is asked: servers that start together write files only after its first rows.
  const files = await countFiles(join(dataDir, STORED_FILES));
  const sqlite = join(dataDir, DATABASE);
  const missing = databaseUrl === undefined && sizeOf(sqlite) === 0;
  if (missing && sizeOf(`${sqlite}-wal`) > 0)
    throw new DatabaseMissing(
      `${sqlite} is missing or empty, but ${DATABASE}-wal holds changes of it. Put the file back, restore a backup ` +
        `(npm start -- restore FILE), or move ${DATABASE}-wal away to start anew.`,
    );
  const refusal = new DatabaseMissing(
    `the database ${databaseUrl === undefined ? sqlite : 'of DATABASE_URL'} is missing or empty, but ` +
      `${join(dataDir, STORED_FILES)} holds ${files} files of users. Restore a backup (npm start -- restore FILE) or ` +
      `put the database back; to start anew, move the folder ${STORED_FILES}/ away.`,
  );
  if (files > 0 && missing) throw refusal;
  return async (db) => {
    if (files > 0 && !(await holdsData(db))) throw refusal;
  };
}

const sizeOf = (path: string): number => statSync(path, { throwIfNoEntry: false })?.size ?? 0;

async function countFiles(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const incoming = join(folder, INCOMING);
  const outside = (path: string): boolean => path !== incoming && !path.startsWith(`${incoming}${sep}`);
  return entries.filter((entry) => entry.isFile() && outside(entry.parentPath)).length;
}

const holdsData = async (db: Db): Promise<boolean> =>
  (await ownTables(db)).includes('setting') && (await isSeeded(db));
