import Database from 'libsql';
import type { Dialect, SqliteDatabase, SqliteStatement } from 'kysely';
import { LockingDialect } from './locking-dialect.ts';

/** How long opening and closing wait while another process holds the file, ms; later waits do not block, see `LockingDialect`. */
const BUSY_TIMEOUT_MS = 5000;
/** Size of the cache of prepared statements; a busy server uses some dozens of different ones. */
const KEPT_STATEMENTS = 200;

/** When SQLite waits for the disk: `full` = at each commit, `normal` = when the log is moved to the file. */
export type Synchronous = 'full' | 'normal';

/**
 * Kysely dialect for SQLite through libsql, with WAL and by default full synchronisation (a confirmed change survives a
 * power cut). The only file that depends on SQLite's driver.
 *
 * @param file path of the database file, or ':memory:'
 * @param longestWaitMs how long a statement waits while another process holds the write lock
 * @throws the driver's error (`code` SQLITE_…) when the file cannot be opened or written
 */
export function sqliteDialect(
  file: string,
  longestWaitMs = BUSY_TIMEOUT_MS,
  synchronous: Synchronous = 'full',
): Dialect {
  const database: LibsqlDatabase = new Database(file, { timeout: BUSY_TIMEOUT_MS });
  database.exec('pragma journal_mode = wal');
  database.exec(`pragma synchronous = ${synchronous}`);
  database.exec('pragma foreign_keys = on');
  database.exec('pragma busy_timeout = 0');
  return new LockingDialect(reusing(database), {
    inTransaction: () => database.inTransaction,
    longestWaitMs,
  });
}

interface LibsqlStatement extends SqliteStatement {
  reader: boolean;
  columns(): { name: string }[];
}

interface LibsqlDatabase {
  prepare(sql: string): LibsqlStatement;
  exec(sql: string): void;
  readonly inTransaction: boolean;
  close(): void;
}

const nothing: SqliteStatement = {
  reader: false,
  all: () => [],
  run: () => ({ changes: 0, lastInsertRowid: 0 }),
  iterate: () => [][Symbol.iterator](),
};

/**
 * Wraps a database with a cache of prepared statements by their text: preparing costs more than running for the
 * small queries of this server.
 */
function reusing(database: LibsqlDatabase): SqliteDatabase {
  const kept = new Map<string, SqliteStatement>();
  return {
    prepare(text) {
      // A full disk makes SQLite roll back by itself; a second rollback would fail and hide the original error.
      if (/^rollback$/i.test(text) && !database.inTransaction) return nothing;
      if (TRANSACTION.test(text)) return executed(database, text);
      const known = kept.get(text);
      if (known) return known;
      const made = database.prepare(text);
      if (/^\s*(create|alter|drop)/i.test(text)) kept.clear();
      if (!/^\s*(select|insert|update|delete)/i.test(text)) return made;
      if (kept.size >= KEPT_STATEMENTS) kept.clear();
      const statement = /^\s*select/i.test(text) ? inOneText(database, made, text) : made;
      kept.set(text, statement);
      return statement;
    },
    close() {
      kept.clear();
      // The checkpoint leaves a single plain file, which can be copied as it is.
      database.exec(`pragma busy_timeout = ${BUSY_TIMEOUT_MS}`);
      database.exec('pragma wal_checkpoint(truncate)');
      database.close();
    },
  };
}

const TRANSACTION = /^\s*(?:begin|commit|rollback|savepoint|release)\b/i;

/**
 * A transaction command. The driver does not reset a prepared statement that did not get the lock, after which no
 * transaction can be committed any more; `exec` leaves no statement behind.
 */
const executed = (database: LibsqlDatabase, text: string): SqliteStatement => ({
  ...nothing,
  run: () => {
    database.exec(text);
    return { changes: 0, lastInsertRowid: 0 };
  },
});

/**
 * Wraps a query so that all rows arrive as one JSON text: the driver needs about a microsecond per value,
 * `JSON.parse` half of that. Tables hold only integers and texts, which JSON carries unchanged.
 */
function inOneText(database: LibsqlDatabase, plain: LibsqlStatement, text: string): SqliteStatement {
  const names = plain.columns().map(({ name }) => name);
  if (new Set(names).size < names.length) return plain;
  const values = names.map((name) => `"${name.replaceAll('"', '""')}"`).join();
  const packed = database.prepare(`select json_group_array(json_array(${values})) as "rows" from (${text})`);
  return {
    reader: true,
    run: (parameters) => plain.run(parameters),
    iterate: (parameters) => plain.iterate(parameters),
    all(parameters) {
      const [first] = packed.all(parameters);
      return rowsOf(first).map((row) => {
        const named: Record<string, unknown> = {};
        for (let at = 0; at < names.length; at += 1) named[names[at] ?? ''] = row[at];
        return named;
      });
    },
  };
}

function rowsOf(packed: unknown): unknown[][] {
  if (typeof packed !== 'object' || packed === null || !('rows' in packed)) return [];
  const rows: unknown = JSON.parse(String(packed.rows));
  return Array.isArray(rows) ? rows : [];
}

const FULL = /SQLITE_FULL|SQLITE_IOERR|disk is full|ENOSPC/i;
const READ_ONLY = /SQLITE_READONLY|SQLITE_CANTOPEN|readonly database|EROFS|EACCES|EPERM/i;

/** Classifies a failed statement by SQLite or file system error: disk full, read-only, or null for other errors. */
export function classifySqliteError(error: unknown): 'full' | 'read-only' | null {
  if (!(error instanceof Error)) return null;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  const text = `${code} ${error.message}`;
  if (FULL.test(text)) return 'full';
  return READ_ONLY.test(text) ? 'read-only' : null;
}
