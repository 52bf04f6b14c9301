import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rename } from 'node:fs/promises';
import { dirname, join, normalize } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { sql } from 'kysely';
import { extract } from 'tar-stream';
import { type Db, goOnNumbering, migrate } from '../db/open.ts';
import { knownSchemas } from '../db/migrations/index.ts';
import { BadBackup, FILES, MANIFEST, manifestShape, type Row, rowShape, tableOfPart } from './archive.ts';

/** Bound values per statement; PostgreSQL takes 65,535, SQLite 32,766. */
const MAX_VALUES = 20_000;

/**
 * Reads a backup into an empty database and the data folder, then brings the tables up to today's schema.
 *
 * @param db empty: not even migrated
 * @throws BadBackup, or the system's error; the database is then of no use, and the folder may hold files that nothing refers to
 */
export async function restoreBackup(file: string, db: Db, dataDir: string): Promise<void> {
  let begun = false;
  try {
    const entries = extract();
    const fed = pipeline(createReadStream(file), createGunzip(), entries);
    fed.catch(() => undefined);
    for await (const entry of entries) {
      const { name } = entry.header;
      if (name !== MANIFEST && !begun) throw new BadBackup('this is no backup of Qingyin');
      await readEntry(name, Readable.from(entry), db, dataDir);
      begun = true;
    }
    await fed;
  } catch (error) {
    if (error instanceof BadBackup || isOfTheSystem(error)) throw error;
    throw new BadBackup(`the backup is damaged: ${error instanceof Error ? error.message : String(error)}`);
  }
  if (!begun) throw new BadBackup('this is no backup of Qingyin');
  await migrate(db);
  await goOnNumbering(db);
}

async function readEntry(name: string, entry: Readable, db: Db, dataDir: string): Promise<void> {
  const table = tableOfPart(name);
  if (name === MANIFEST) await migrate(db, schemaIn(await text(entry)));
  else if (table !== null) await insert(db, table, rowsIn(await text(entry)));
  else if (name.startsWith(FILES) && normalize(name) === name) await writeFile(entry, join(dataDir, name));
  else throw new BadBackup(`the backup holds something unknown: ${name}`);
}

function schemaIn(manifest: string): string {
  const { schema, version } = manifestShape.parse(JSON.parse(manifest));
  if (!knownSchemas.includes(schema))
    throw new BadBackup(`the backup comes from a newer version (${version}); update first`);
  return schema;
}

const rowsIn = (lines: string): Row[] =>
  lines
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => rowShape.parse(JSON.parse(line)));

async function insert(db: Db, table: string, rows: readonly Row[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {});
  const perInsert = Math.max(1, Math.floor(MAX_VALUES / Math.max(1, columns.length)));
  for (let from = 0; from < rows.length; from += perInsert) {
    const values = rows
      .slice(from, from + perInsert)
      .map((row) => sql`(${sql.join(columns.map((column) => row[column] ?? null))})`);
    await sql`insert into ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))}) values ${sql.join(values)}`.execute(
      db,
    );
  }
}

async function writeFile(entry: Readable, path: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await pipeline(entry, createWriteStream(`${path}.part`, { mode: 0o600 }));
  await rename(`${path}.part`, path);
}

/** A missing file or a full disk is not the backup's fault. */
const isOfTheSystem = (error: unknown): boolean =>
  error instanceof Error && 'syscall' in error && typeof error.syscall === 'string';
