import { statSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, Migrator, PostgresAdapter, sql } from 'kysely';
import { checkSqlite, translateDamageErrors } from './check-sqlite.ts';
import { migrationProvider } from './migrations/index.ts';
import { postgresDialect } from './postgres-driver.ts';
import type { Tables } from './schema.ts';
import { sqliteDialect, type Synchronous } from './sqlite-driver.ts';

/** Connection to the database of either kind. */
export type Db = Kysely<Tables>;

/** File name of the SQLite database in the data folder. */
export const DATABASE_FILE = 'qingyin.db';

/** Whether a database location is a `postgres://…` URL rather than a file path. */
export const isPostgresUrl = (where: string): boolean => /^postgres(ql)?:\/\//.test(where);

export interface OpenOptions {
  /** called when a connection to PostgreSQL is lost; the next query opens a new one */
  onConnectionLost?: (error: Error) => void;
  /** runs before the schema is migrated; throws to refuse the database */
  checkBeforeMigration?: (db: Db) => Promise<void>;
}

/**
 * Opens the database and migrates its schema to the newest version. Several replicas may do so at once on one
 * PostgreSQL.
 *
 * @param where path of the SQLite file, ':memory:', or the URL of a PostgreSQL database
 * @throws DamagedDatabase; the error of `checkBeforeMigration`; the driver's error when the database cannot be opened
 * or a migration fails, in which case the schema is unchanged
 */
export const openDb = (
  where: string,
  { onConnectionLost, checkBeforeMigration }: OpenOptions = {},
): Promise<Db> =>
  translateDamageErrors(async () => {
    const db = connect(where, onConnectionLost ? { onConnectionLost: onConnectionLost } : {});
    try {
      if (!isPostgresUrl(where)) await checkSqlite(db, where);
      await checkBeforeMigration?.(db);
      await migrate(db);
      return db;
    } catch (error) {
      await db.destroy().catch(() => undefined);
      throw error;
    }
  });

/** Location of a data folder's database; undefined when it has no SQLite file yet. */
export function databaseLocation(dataDir: string, databaseUrl: string | undefined): string | undefined {
  if (databaseUrl !== undefined) return databaseUrl;
  const file = join(dataDir, DATABASE_FILE);
  return (statSync(file, { throwIfNoEntry: false })?.size ?? 0) > 0 ? file : undefined;
}

export interface ConnectOptions {
  onConnectionLost?: (error: Error) => void;
  /** PostgreSQL: the schema to use instead of the database's default */
  schema?: string;
  /** SQLite: how long a statement waits while another process holds the write lock, ms */
  longestWaitMs?: number;
  /**
   * SQLite: `normal` does not wait for the disk at each commit. A power cut may undo the last commits of this
   * connection, never part of one: for what can be found again.
   */
  synchronous?: Synchronous;
}

/** Connects to the database without checking or migrating it. */
export function connect(
  where: string,
  { onConnectionLost = () => {}, schema, longestWaitMs, synchronous }: ConnectOptions = {},
): Db {
  const dialect = isPostgresUrl(where)
    ? postgresDialect(where, onConnectionLost, schema)
    : sqliteDialect(where, longestWaitMs, synchronous);
  return new Kysely<Tables>({ dialect });
}

/**
 * Migrates the schema up to the named migration, by default to the newest. @throws when a migration fails; all
 * changes are then rolled back
 */
export async function migrate(db: Db, to?: string): Promise<void> {
  // Without it, Kysely would find the migration tables of another schema.
  const migrationTableSchema = await currentSchema(db);
  const migrator = new Migrator({
    db,
    provider: migrationProvider,
    ...(migrationTableSchema !== undefined && { migrationTableSchema }),
  });
  const { error } = await (to === undefined ? migrator.migrateToLatest() : migrator.migrateTo(to));
  if (error) throw error;
}

/** Whether the database is PostgreSQL (otherwise SQLite). */
export const isPostgres = (db: Db): boolean => db.getExecutor().adapter instanceof PostgresAdapter;

/** PostgreSQL: the schema of unqualified names; undefined for SQLite. */
export async function currentSchema(db: Db): Promise<string | undefined> {
  if (!isPostgres(db)) return undefined;
  const { rows } = await sql<{ name: string | null }>`select current_schema() as name`.execute(db);
  return rows[0]?.name ?? undefined;
}

/** Key of the advisory lock under which replicas seed the database. */
const FIRST_ROWS = 20_260_701;

/**
 * Acquires the seed lock (advisory lock on PostgreSQL) until the transaction ends, so that only one replica seeds
 * a new database.
 */
export async function acquireSeedLock(trx: Db): Promise<void> {
  if (isPostgres(trx)) await sql`select pg_advisory_xact_lock(${sql.lit(FIRST_ROWS)})`.execute(trx);
}
