import { INCOMING_FOLDER, hashFromStoredName, STORED_FILES_FOLDER } from '@qingyin/server-files';
import { insertRows, type Db, resetIdentitySequences, migrate, knownSchemas } from '@qingyin/server-db';
import { createReadStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join, normalize } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { extract } from 'tar-stream';
import {
  BadBackup,
  FILES,
  MANIFEST,
  manifestShape,
  type Row,
  rowShape,
  tableOfPart,
} from './backup-format.ts';
import { writeHashedFile } from './write-hashed-file.ts';
import { isBackedUp } from './tables-without-backup.ts';

/** Destination of a restore. */
export interface RestoreTarget {
  /** empty database without any migration */
  db: Db;
  /** empty folder, in which `files/` is created */
  folder: string;
}

/**
 * Reads a backup into an empty database and an empty folder, then migrates the tables to the current schema. Every
 * file is compared with the hash in its name.
 *
 * @returns names below `files/` whose content does not match the hash: they were damaged before the backup was
 * made, and are not written
 * @throws BadBackup, or the system's error; database and folder must be discarded then
 */
export async function restoreBackup(file: string, target: RestoreTarget): Promise<string[]> {
  const damaged: string[] = [];
  let begun = false;
  await mkdir(join(target.folder, STORED_FILES_FOLDER), { recursive: true });
  try {
    const entries = extract();
    const fed = pipeline(createReadStream(file), createGunzip(), entries);
    fed.catch(() => undefined);
    for await (const entry of entries) {
      const { name } = entry.header;
      if (name !== MANIFEST && !begun) throw new BadBackup('this is not a Qingyin backup');
      if (!(await readEntry(name, Readable.from(entry), target))) damaged.push(name.slice(FILES.length));
      begun = true;
    }
    await fed;
  } catch (error) {
    if (error instanceof BadBackup || isOfTheSystem(error)) throw error;
    throw new BadBackup(`the backup is damaged: ${error instanceof Error ? error.message : String(error)}`);
  }
  if (!begun) throw new BadBackup('this is not a Qingyin backup');
  await migrate(target.db);
  await resetIdentitySequences(target.db);
  return damaged;
}

/** @returns whether the entry's content matches the hash in its name */
async function readEntry(name: string, entry: Readable, { db, folder }: RestoreTarget): Promise<boolean> {
  const table = tableOfPart(name);
  if (name === MANIFEST) await migrate(db, schemaIn(await text(entry)));
  else if (table !== null && !isBackedUp(table)) await text(entry);
  else if (table !== null) {
    const rows = rowsIn(await text(entry));
    // One transaction for all rows, since each commit waits for the disk.
    await db.transaction().execute((trx) => insertRows(trx, table, rows));
  } else if (name.startsWith(FILES) && normalize(name) === name) return readFile(name, entry, folder);
  else throw new BadBackup(`the backup contains an unknown entry: ${name}`);
  return true;
}

async function readFile(name: string, entry: Readable, folder: string): Promise<boolean> {
  const stored = name.slice(FILES.length);
  // Backups of earlier versions contain incomplete uploads; they are skipped, and clients start those uploads
  // again.
  if (stored.startsWith(`${INCOMING_FOLDER}/`)) {
    for await (const _piece of entry);
    return true;
  }
  const path = join(folder, name);
  const promised = hashFromStoredName(stored);
  const written = await writeHashedFile(entry, path);
  if (promised === undefined || written === promised) return true;
  await rm(path);
  return false;
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

/** Errors such as a missing file or a full disk, which are not the backup's fault. */
const isOfTheSystem = (error: unknown): boolean =>
  error instanceof Error && 'syscall' in error && typeof error.syscall === 'string';
