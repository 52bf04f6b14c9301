import { INCOMING_FOLDER, hashFromStoredName, hashStream } from '@qingyin/server-files';
import { type Db, isPostgres, ownTables, type Tables } from '@qingyin/server-db';
import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { type FileHandle, open, readdir, rename, rm } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { sql, type Transaction } from 'kysely';
import { pack, type Pack } from 'tar-stream';
import { FILES, MANIFEST, type Manifest, partName, ROWS_PER_PART } from './backup-format.ts';
import { isBackedUp } from './tables-without-backup.ts';

/** Readable by the owner only, since it contains account data. */
const MODE = 0o600;

/** The installation that is backed up. */
export interface BackupSource {
  db: Db;
  /** data folder, which contains the users' files */
  dataDir: string;
  version: string;
  /** ms since 1970 */
  now: number;
}

/**
 * Writes a consistent backup of all data into one file, also while the server is running. Data that can be
 * rendered again (songs and pictures) and incomplete uploads are left out. The file gets its name only when it is
 * complete.
 *
 * @returns names below `files/` whose content does not match the hash in their name
 * @throws the file system's or the database's error; no file is left behind then
 */
export async function makeBackup(source: BackupSource, file: string): Promise<string[]> {
  const unfinished = `${file}.part`;
  const tar = pack();
  try {
    const written = pipeline(tar, createGzip(), createWriteStream(unfinished, { mode: MODE }));
    const filled = fill(tar, source).catch((error: Error) => {
      tar.destroy(error);
      throw error;
    });
    const [damaged] = await Promise.all([filled, written]);
    await rename(unfinished, file);
    return damaged;
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

async function fill(tar: Pack, { db, dataDir, version, now }: BackupSource): Promise<string[]> {
  const reading = db.transaction().setAccessMode('read only');
  const begun = isPostgres(db) ? reading.setIsolationLevel('repeatable read') : reading;
  await begun.execute(async (trx) => {
    const manifest: Manifest = {
      product: 'qingyin',
      version,
      madeAt: now,
      schema: await schemaVersionOf(trx),
    };
    await add(tar, MANIFEST, JSON.stringify(manifest));
    for (const name of await ownTables(trx)) if (isBackedUp(name)) await addTable(tar, trx, name);
  });
  // After the tables, since files are written before the rows that reference them, and are named by content.
  const damaged = await addFiles(tar, dataDir);
  tar.finalize();
  return damaged;
}

/** Name of the last applied migration. */
export async function schemaVersionOf(db: Db): Promise<string> {
  const { rows } = await sql<{
    name: string;
  }>`select name from kysely_migration order by name desc limit 1`.execute(db);
  return rows[0]?.name ?? '';
}

async function addTable(tar: Pack, trx: Transaction<Tables>, table: string): Promise<void> {
  let lines: string[] = [];
  let part = 0;
  const flush = async (): Promise<void> => {
    if (lines.length === 0) return;
    part += 1;
    await add(tar, partName(table, part), `${lines.join('\n')}\n`);
    lines = [];
  };
  for await (const row of trx
    .selectFrom(sql<object>`${sql.table(table)}`.as('t'))
    .selectAll()
    .stream(ROWS_PER_PART)) {
    lines.push(JSON.stringify(row));
    if (lines.length >= ROWS_PER_PART) await flush();
  }
  await flush();
}

/** Adds an entry with backpressure, so that the database does not accumulate in memory. */
async function add(tar: Pack, name: string, text: string): Promise<void> {
  const body = Buffer.from(text);
  await pipeline(Readable.from([body]), tar.entry({ name, size: body.length, mode: MODE }));
}

async function addFiles(tar: Pack, dataDir: string): Promise<string[]> {
  const folder = join(dataDir, FILES);
  const names = await readdir(folder, { recursive: true }).catch(() => []);
  const damaged: string[] = [];
  for (const name of names.map((found) => found.replaceAll(sep, '/')).sort()) {
    if (name.startsWith(`${INCOMING_FOLDER}/`)) continue;
    // A file deleted in the meantime is ignored.
    const handle = await open(join(folder, name)).catch((error: unknown) => {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
      throw error;
    });
    if (handle === undefined) continue;
    try {
      const sum = await addFile(tar, name, handle);
      if (sum !== undefined && hashFromStoredName(name) !== undefined && sum !== hashFromStoredName(name))
        damaged.push(name);
    } finally {
      await handle.close();
    }
  }
  return damaged;
}

/** @returns SHA-256 of the content, undefined for a folder */
async function addFile(tar: Pack, name: string, handle: FileHandle): Promise<string | undefined> {
  const found = await handle.stat();
  if (!found.isFile()) return undefined;
  const sum = createHash('sha256');
  const entry = tar.entry({ name: `${FILES}${name}`, size: found.size, mode: MODE });
  const source =
    found.size === 0 ? Readable.from([]) : handle.createReadStream({ end: found.size - 1, autoClose: false });
  await pipeline(hashStream(source, sum), entry);
  return sum.digest('hex');
}
