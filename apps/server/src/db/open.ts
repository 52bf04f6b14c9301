import { statSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, Migrator, PostgresAdapter, sql } from 'kysely';
import { checkSqlite, namingDamage } from './check-sqlite.ts';
import { migrationProvider } from './migrations/index.ts';
import { postgresDialect } from './postgres-driver.ts';
import type { Tables } from './schema.ts';
import { sqliteDialect } from './sqlite-driver.ts';

export type Db = Kysely<Tables>;

/** Name of the SQLite file in the data folder. */
export const DATABASE = 'qingyin.db';

/** `postgres://…`, as opposed to a file's path. */
export const isPostgresUrl = (where: string): boolean => /^postgres(ql)?:\/\//.test(where);

export interface OpenOptions {
  /** hears of a lost connection to PostgreSQL; the next call makes a new one */
  trouble?: (error: Error) => void;
  /** looks at the database before its schema is changed */
  check?: (db: Db) => Promise<void>;
}

/**
 * Opens the database and brings its schema up to date. Several replicas may do so at once on one PostgreSQL.
 *
 * @param where path of the SQLite file, ':memory:', or the address of a PostgreSQL database
 * @throws DamagedDatabase; the error of `check`; the driver's error when the database cannot be opened or a migration fails; the schema is then
 *   as it was
 */
export const openDb = (where: string, { trouble, check }: OpenOptions = {}): Promise<Db> =>
  namingDamage(async () => {
    const db = connect(where, trouble ? { trouble } : {});
    try {
      if (!isPostgresUrl(where)) await checkSqlite(db, where);
      await check?.(db);
      await migrate(db);
      return db;
    } catch (error) {
      await db.destroy().catch(() => undefined);
      throw error;
    }
  });

/** Where the database of a data folder is; undefined when it has no SQLite file yet. */
export function whereIs(dataDir: string, databaseUrl: string | undefined): string | undefined {
  if (databaseUrl !== undefined) return databaseUrl;
  const file = join(dataDir, DATABASE);
  return (statSync(file, { throwIfNoEntry: false })?.size ?? 0) > 0 ? file : undefined;
}

export interface ConnectOptions {
  trouble?: (error: Error) => void;
  /** PostgreSQL: the schema to work in, instead of the database's own */
  schema?: string;
}

/** Opens the database as it is, whatever its schema. */
export function connect(where: string, { trouble = () => {}, schema }: ConnectOptions = {}): Db {
  const dialect = isPostgresUrl(where) ? postgresDialect(where, trouble, schema) : sqliteDialect(where);
  return new Kysely<Tables>({ dialect });
}

/** Brings the schema up to the migration of this name, or to the newest. @throws when a migration fails; all is then as it was */
export async function migrate(db: Db, to?: string): Promise<void> {
  // Without it the tables of another schema would be taken for this one's.
  const migrationTableSchema = await schemaInUse(db);
  const migrator = new Migrator({
    db,
    provider: migrationProvider,
    ...(migrationTableSchema !== undefined && { migrationTableSchema }),
  });
  const { error } = await (to === undefined ? migrator.migrateToLatest() : migrator.migrateTo(to));
  if (error) throw error;
}

/** Which database runs underneath. */
export const isPostgres = (db: Db): boolean => db.getExecutor().adapter instanceof PostgresAdapter;

/** The PostgreSQL schema that names without one belong to; undefined for SQLite. */
export async function schemaInUse(db: Db): Promise<string | undefined> {
  if (!isPostgres(db)) return undefined;
  const { rows } = await sql<{ name: string | null }>`select current_schema() as name`.execute(db);
  return rows[0]?.name ?? undefined;
}

/**
 * To be called after rows with ids of their own were written into tables that number themselves: SQLite goes on from
 * the greatest, PostgreSQL has to be told.
 */
export async function goOnNumbering(trx: Db): Promise<void> {
  if (!isPostgres(trx)) return;
  const { rows } = await sql<{ name: string }>`select table_name as name from information_schema.columns
    where table_schema = current_schema() and column_name = 'id' and is_identity = 'YES'`.execute(trx);
  for (const { name } of rows)
    await sql`select setval(pg_get_serial_sequence(${`"${name}"`}, 'id'),
      coalesce((select max(id) from ${sql.table(name)}), 0) + 1, false)`.execute(trx);
}

/** Number of the advisory lock under which replicas write first rows. */
const FIRST_ROWS = 20_260_701;

/** Makes other replicas wait until this transaction ends, so that one of them alone writes what a new database needs. */
export async function aloneAmongReplicas(trx: Db): Promise<void> {
  if (isPostgres(trx)) await sql`select pg_advisory_xact_lock(${sql.lit(FIRST_ROWS)})`.execute(trx);
}
