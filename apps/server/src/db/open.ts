import { Kysely, Migrator } from 'kysely';
import { migrationProvider } from './migrations/index.ts';
import type { Tables } from './schema.ts';
import { sqliteDialect } from './sqlite-driver.ts';

export type Db = Kysely<Tables>;

/**
 * Opens the database and brings its schema up to date.
 *
 * @param file path of the database file, or ':memory:'
 * @throws when the file cannot be opened or a migration fails; the schema is then as it was
 */
export async function openDb(file: string): Promise<Db> {
  const db = new Kysely<Tables>({ dialect: sqliteDialect(file) });
  const { error } = await new Migrator({ db, provider: migrationProvider }).migrateToLatest();
  if (error) {
    await db.destroy();
    throw error;
  }
  return db;
}
