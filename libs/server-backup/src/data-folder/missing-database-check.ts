import { INCOMING_FOLDER, STORED_FILES_FOLDER } from '@qingyin/server-files';
import { isSeeded } from '@qingyin/demo-seed';
import { DATABASE_FILE, type Db, ownTables } from '@qingyin/server-db';
import { statSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** The database is missing or empty, but the data folder contains data that belong to one. */
export class DatabaseMissing extends Error {
  override readonly name = 'DatabaseMissing';
}

/**
 * Refuses a missing or empty database when the data folder contains user files or a write-ahead log: a new
 * database would not reference them.
 *
 * @param databaseUrl URL of PostgreSQL, undefined for SQLite
 * @returns the second part of the check, for the connected database before its migration; throws DatabaseMissing
 * too
 * @throws DatabaseMissing with instructions
 */
export async function checkMissingDatabase(
  dataDir: string,
  databaseUrl: string | undefined,
): Promise<(db: Db) => Promise<void>> {
  const folder = join(dataDir, STORED_FILES_FOLDER);
  // Counted before the database is queried: servers that start concurrently write files only after the seed.
  const hasFiles = (await countFiles(folder, 1)) > 0;
  const sqlite = join(dataDir, DATABASE_FILE);
  const missing = databaseUrl === undefined && sizeOf(sqlite) === 0;
  if (missing && sizeOf(`${sqlite}-wal`) > 0)
    throw new DatabaseMissing(
      `${sqlite} is missing or empty, but ${DATABASE_FILE}-wal holds changes of it. Put the file back, restore a backup ` +
        `(npm start -- restore FILE), or move ${DATABASE_FILE}-wal away to begin with an empty database.`,
    );
  const refusal = async (): Promise<DatabaseMissing> =>
    new DatabaseMissing(
      `the database ${databaseUrl === undefined ? sqlite : 'of DATABASE_URL'} is missing or empty, but ${folder} ` +
        `holds ${await countFiles(folder, Infinity)} files of users. Restore a backup (npm start -- restore FILE) or ` +
        `put the database back; to begin with an empty database, move the folder ${STORED_FILES_FOLDER}/ away.`,
    );
  if (hasFiles && missing) throw await refusal();
  return async (db) => {
    if (hasFiles && !(await holdsData(db))) throw await refusal();
  };
}

const sizeOf = (path: string): number => statSync(path, { throwIfNoEntry: false })?.size ?? 0;

/** Counts stored files up to `most`, without incomplete uploads. */
async function countFiles(folder: string, most: number): Promise<number> {
  const incoming = join(folder, INCOMING_FOLDER);
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
