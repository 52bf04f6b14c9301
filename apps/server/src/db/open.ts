import { Kysely, Migrator, PostgresAdapter, sql } from 'kysely';
import { migrationProvider } from './migrations/index.ts';
import { postgresDialect } from './postgres-driver.ts';
import type { Tables } from './schema.ts';
import { sqliteDialect } from './sqlite-driver.ts';

export type Db = Kysely<Tables>;

/** `postgres://…`, as opposed to a file's path. */
export const isPostgresUrl = (where: string): boolean => /^postgres(ql)?:\/\//.test(where);

/**
 * Opens the database and brings its schema up to date. Several replicas may do so at once on one PostgreSQL.
 *
 * @param where path of the SQLite file, ':memory:', or the address of a PostgreSQL database
 * @param trouble hears of a lost connection to PostgreSQL; the next call makes a new one
 * @throws when the database cannot be opened or a migration fails; the schema is then as it was
 */
export async function openDb(where: string, trouble: (error: Error) => void = () => {}): Promise<Db> {
  const dialect = isPostgresUrl(where) ? postgresDialect(where, trouble) : sqliteDialect(where);
  const db = new Kysely<Tables>({ dialect });
  const { error } = await new Migrator({ db, provider: migrationProvider }).migrateToLatest();
  if (error) {
    await db.destroy();
    throw error;
  }
  return db;
}

/** Which database runs underneath. */
export const isPostgres = (db: Db): boolean => db.getExecutor().adapter instanceof PostgresAdapter;

const numbered = ['user', 'playlist', 'comment'] as const;

/**
 * To be called after rows with ids of their own were written into tables that number themselves: SQLite goes on from
 * the greatest, PostgreSQL has to be told.
 */
export async function goOnNumbering(trx: Db, tables: readonly string[] = numbered): Promise<void> {
  if (!isPostgres(trx)) return;
  for (const table of tables)
    await sql`select setval(pg_get_serial_sequence(${`"${table}"`}, 'id'), coalesce((select max(id) from ${sql.table(table)}), 0) + 1, false)`.execute(
      trx,
    );
}

/** Number of the advisory lock under which replicas write first rows. */
const FIRST_ROWS = 20_260_701;

/** Makes other replicas wait until this transaction ends, so that one of them alone writes what a new database needs. */
export async function aloneAmongReplicas(trx: Db): Promise<void> {
  if (isPostgres(trx)) await sql`select pg_advisory_xact_lock(${sql.lit(FIRST_ROWS)})`.execute(trx);
}
