import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { sql } from 'kysely';
import { makeBackup } from '../backup/make-backup.ts';
import { restoreBackup } from '../backup/restore-backup.ts';
import { lockFolder } from '../data-folder/lock.ts';
import { connect, DATABASE } from '../db/open.ts';
import type { CommandLine } from './commands.ts';
import { readOptions, UsageError } from './options.ts';
import { productVersion } from './repository.ts';

const SIDE_FILES = ['', '-wal', '-shm'];

/** `backup FILE`: writes everything into one file; the server may be running. */
export async function backup({ args: [file, ...rest], env, say }: CommandLine): Promise<void> {
  if (file === undefined || file.startsWith('-'))
    throw new UsageError('backup needs the name of the file to write: backup FILE');
  const options = readOptions(rest, env);
  const sqlite = join(options.dataDir, DATABASE);
  if (options.databaseUrl === undefined && !existsSync(sqlite))
    throw new UsageError(`there is nothing in ${options.dataDir} to keep`);
  const db = connect(options.databaseUrl ?? sqlite);
  try {
    const target = resolve(file);
    await makeBackup({ db, dataDir: options.dataDir, version: productVersion(), now: Date.now() }, target);
    say(`backup written to ${target}`);
  } finally {
    await db.destroy();
  }
}

/** `restore FILE`: what is there now is put aside, not deleted, and only once the backup has been read completely. */
export async function restore({ args: [file, ...rest], env, say }: CommandLine): Promise<void> {
  if (file === undefined || !existsSync(file))
    throw new UsageError('restore needs the name of a backup file: restore FILE');
  const options = readOptions(rest, env);
  mkdirSync(options.dataDir, { recursive: true });
  const aside = `before_restore_${Date.now()}`;
  if (options.databaseUrl === undefined) await intoFile(resolve(file), options.dataDir, aside);
  else await intoPostgres(resolve(file), options.databaseUrl, options.dataDir, aside);
  say(`restored from ${resolve(file)}; what was there before is kept as ${aside}`);
}

async function intoFile(file: string, dataDir: string, aside: string): Promise<void> {
  const giveBack = lockFolder(dataDir);
  const database = join(dataDir, DATABASE);
  const unfinished = `${database}.restoring`;
  const removeUnfinished = (): void =>
    SIDE_FILES.forEach((suffix) => rmSync(`${unfinished}${suffix}`, { force: true }));
  try {
    removeUnfinished();
    const db = connect(unfinished);
    try {
      await restoreBackup(file, db, dataDir);
    } finally {
      await db.destroy();
    }
    for (const suffix of SIDE_FILES)
      if (existsSync(`${database}${suffix}`))
        renameSync(`${database}${suffix}`, join(dataDir, `${aside}.db${suffix}`));
    renameSync(unfinished, database);
  } catch (error) {
    removeUnfinished();
    throw error;
  } finally {
    giveBack();
  }
}

/** Read into a schema of its own beside the one in use, which then changes places with it in one step. */
async function intoPostgres(file: string, url: string, dataDir: string, aside: string): Promise<void> {
  const unfinished = `restoring_${aside}`;
  const here = connect(url);
  try {
    await sql`create schema ${sql.id(unfinished)}`.execute(here);
    const db = connect(url, { schema: unfinished });
    try {
      await restoreBackup(file, db, dataDir);
    } finally {
      await db.destroy();
    }
    await here.transaction().execute(async (trx) => {
      const { rows } = await sql<{ name: string }>`select current_schema() as name`.execute(trx);
      const current = rows[0]?.name ?? 'public';
      await sql`alter schema ${sql.id(current)} rename to ${sql.id(aside)}`.execute(trx);
      await sql`alter schema ${sql.id(unfinished)} rename to ${sql.id(current)}`.execute(trx);
    });
  } catch (error) {
    await sql`drop schema if exists ${sql.id(unfinished)} cascade`.execute(here).catch(() => undefined);
    throw error;
  } finally {
    await here.destroy();
  }
}
