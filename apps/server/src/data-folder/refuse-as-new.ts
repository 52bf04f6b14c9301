import { statSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
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
  const folder = join(dataDir, STORED_FILES);
  // Before the database is asked: servers that start together write files only after its first rows.
  const hasFiles = (await countFiles(folder, 1)) > 0;
  const sqlite = join(dataDir, DATABASE);
  const missing = databaseUrl === undefined && sizeOf(sqlite) === 0;
  if (missing && sizeOf(`${sqlite}-wal`) > 0)
    throw new DatabaseMissing(
      `${sqlite} is missing or empty, but ${DATABASE}-wal holds changes of it. Put the file back, restore a backup ` +
        `(npm start -- restore FILE), or move ${DATABASE}-wal away to begin with an empty database.`,
    );
  const refusal = async (): Promise<DatabaseMissing> =>
    new DatabaseMissing(
      `the database ${databaseUrl === undefined ? sqlite : 'of DATABASE_URL'} is missing or empty, but ${folder} ` +
        `holds ${await countFiles(folder, Infinity)} files of users. Restore a backup (npm start -- restore FILE) or ` +
        `put the database back; to begin with an empty database, move the folder ${STORED_FILES}/ away.`,
    );
  if (hasFiles && missing) throw await refusal();
  return async (db) => {
    if (hasFiles && !(await holdsData(db))) throw await refusal();
  };
}

const sizeOf = (path: string): number => statSync(path, { throwIfNoEntry: false })?.size ?? 0;

/** Counts stored files, unfinished ones left out, up to `most`. */
async function countFiles(folder: string, most: number): Promise<number> {
  const incoming = join(folder, INCOMING);
  let count = 0;
  for (const part of await readdir(folder, { withFileTypes: true }).catch(() => [])) {
    const path = join(folder, part.name);
    if (path === incoming) continue;
    const found = part.isDirectory()
      ? await readdir(path, { recursive: true, withFileTypes: true }).catch(() => [])
      : [part];
    count += found.filter((entry) => entry.isFile()).length;
    if (count >= most) break;
  }
  return count;
}

const holdsData = async (db: Db): Promise<boolean> =>
  (await ownTables(db)).includes('setting') && (await isSeeded(db));
