import { type Dialect, PostgresDialect } from 'kysely';
import pg from 'pg';
import Cursor from 'pg-cursor';
import { PreparingClient } from './preparing-client.ts';

/** Pool size of one process; a request holds a connection for a few milliseconds. */
const MAX_CONNECTIONS = 10;
const CONNECT_MS = 10_000;
/** PostgreSQL type ids: 64-bit integers, and the result type of their sums. */
const BIGINT = 20;
const NUMERIC = 1700;

/**
 * Kysely dialect for PostgreSQL, for several replicas or an existing database server. 64-bit integers are parsed
 * as numbers, as with SQLite: ids, times and sizes of this product stay below 2^53.
 *
 * @param url `postgres://user:password@host:port/database`
 * @param schema schema of the tables, if not the database's default
 * @param onError called when an idle connection breaks; without a listener the error would end the process
 */
export function postgresDialect(url: string, onError: (error: Error) => void, schema?: string): Dialect {
  const pool = new pg.Pool({
    connectionString: url,
    max: MAX_CONNECTIONS,
    connectionTimeoutMillis: CONNECT_MS,
    types: { getTypeParser },
    Client: PreparingClient,
    onConnect: disableJit,
    ...(schema === undefined ? {} : { options: `-c search_path=${schema}` }),
  });
  pool.on('error', onError);
  return new PostgresDialect({ pool, cursor: Cursor });
}

/**
 * Keeps the server from compiling queries. A search reads few rows where the planner expects many, so that compiling takes
 * longer than running. The pool waits for the result.
 */
const disableJit = (client: pg.ClientBase): unknown => client.query('set jit = off');

const getTypeParser: typeof pg.types.getTypeParser = (type: number, format?: 'text' | 'binary') =>
  type === BIGINT || type === NUMERIC ? Number : pg.types.getTypeParser(type, format ?? 'text');

const FULL = new Set(['53100', '53200']);
const READ_ONLY = new Set(['25006', '42501']);
const AWAY = /^(08...|57P0.|53300|ECONN.*|EPIPE|ETIMEDOUT|ENOTFOUND)$/;

/**
 * Classifies a failed statement by PostgreSQL error code or network error: disk full, read-only, unreachable, or
 * null for other errors.
 */
export function classifyPostgresError(error: unknown): 'full' | 'read-only' | 'away' | null {
  if (!(error instanceof Error) || !('code' in error)) return null;
  const code = String(error.code);
  if (FULL.has(code)) return 'full';
  if (READ_ONLY.has(code)) return 'read-only';
  return AWAY.test(code) ? 'away' : null;
}
