import { statSync } from 'node:fs';
import { type QueryExecutorProvider, sql } from 'kysely';

/** Largest file checked at start, bytes: a slow disk reads this much in about five seconds. */
export const CHECKED_BYTES = 512 * 1024 * 1024;

/** The SQLite file is damaged. The message says how to restore a backup. */
export class DamagedDatabase extends Error {
  override readonly name = 'DamagedDatabase';

  constructor(detail: string, options?: ErrorOptions) {
    super(
      `the database is damaged (${detail}). Restore a backup: npm start -- restore FILE. The damaged files are set aside, not deleted.`,
      options,
    );
  }
}

/** Whether a driver error says that the file is damaged or not a database. */
export const isDamageError = (error: unknown): boolean =>
  error instanceof Error &&
  /SQLITE_CORRUPT|SQLITE_NOTADB|malformed|file is not a database/i.test(
    `${'code' in error ? String(error.code) : ''} ${error.message}`,
  );

/**
 * Checks the structure of a SQLite file (`PRAGMA quick_check`), which takes time in proportion to its size. Files
 * over `CHECKED_BYTES` are skipped.
 *
 * @param file path of the database, or ':memory:'
 * @throws DamagedDatabase
 */
export async function checkSqlite(db: QueryExecutorProvider, file: string): Promise<void> {
  if (file === ':memory:' || statSync(file).size > CHECKED_BYTES) return;
  const { rows } = await sql<{ quick_check: string }>`pragma quick_check(1)`.execute(db);
  const found = rows[0]?.quick_check ?? 'no answer';
  if (found !== 'ok') throw new DamagedDatabase(found.replaceAll(/\s+/g, ' ').trim());
}

/**
 * Runs a task on a SQLite file and turns damage errors of the driver into DamagedDatabase. @throws
 * DamagedDatabase, or the task's error
 */
export async function translateDamageErrors<Result>(task: () => Promise<Result>): Promise<Result> {
  try {
    return await task();
  } catch (error) {
    if (isDamageError(error))
      throw new DamagedDatabase(error instanceof Error ? error.message : '', { cause: error });
    throw error;
  }
}
