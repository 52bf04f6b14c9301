import Database from 'libsql';
import { SqliteDialect, type Dialect, type SqliteDatabase, type SqliteStatement } from 'kysely';

/** How long a statement waits for another process that holds the file, s. */
const BUSY_TIMEOUT_S = 5;
/** Prepared statements kept for reuse; a busy server uses some dozens of different ones. */
const KEPT_STATEMENTS = 200;

/**
 * The only file that knows which database runs underneath: SQLite through libsql, WAL, full synchronisation
 * (a confirmed change survives a power cut). Another database is another file with the same one function.
 *
 * @param file path of the database file, or ':memory:'
 * @throws the driver's error (`code` SQLITE_…) when the file cannot be opened or written
 */
export function sqliteDialect(file: string): Dialect {
  const database: LibsqlDatabase = new Database(file, { timeout: BUSY_TIMEOUT_S });
  database.exec('pragma journal_mode = wal');
  database.exec('pragma synchronous = full');
  database.exec('pragma foreign_keys = on');
  return new SqliteDialect({ database: reusing(database) });
}

interface LibsqlStatement extends SqliteStatement {
  reader: boolean;
}

interface LibsqlDatabase {
  prepare(sql: string): LibsqlStatement;
  exec(sql: string): void;
  readonly inTransaction: boolean;
  close(): void;
}

const nothing: LibsqlStatement = {
  reader: false,
  all: () => [],
  run: () => ({ changes: 0, lastInsertRowid: 0 }),
  iterate: () => [][Symbol.iterator](),
};

/** Preparing costs more than running for the small queries of this server, so statements are kept by their text. */
function reusing(database: LibsqlDatabase): SqliteDatabase {
  const kept = new Map<string, LibsqlStatement>();
  return {
    prepare(text) {
      // A full disk makes SQLite roll back by itself; doing it again would hide the reason behind another error.
      if (/^rollback$/i.test(text) && !database.inTransaction) return nothing;
      const known = kept.get(text);
      if (known) return known;
      const made = database.prepare(text);
      // Schema changes and transaction commands are rare and must not outlive the schema they were made for.
      if (/^\s*(select|insert|update|delete)/i.test(text)) {
        if (kept.size >= KEPT_STATEMENTS) kept.clear();
        kept.set(text, made);
      }
      return made;
    },
    close() {
      kept.clear();
      // Leaves one plain file behind, which may be copied as it is.
      database.exec('pragma wal_checkpoint(truncate)');
      database.close();
    },
  };
}

const FULL = /SQLITE_FULL|SQLITE_IOERR|disk is full|ENOSPC/i;
const READ_ONLY = /SQLITE_READONLY|SQLITE_CANTOPEN|readonly database|EROFS|EACCES|EPERM/i;

/** What a failed write means for the person who runs the server. */
export function storageTrouble(error: unknown): 'full' | 'read-only' | null {
  if (!(error instanceof Error)) return null;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  const text = `${code} ${error.message}`;
  if (FULL.test(text)) return 'full';
  return READ_ONLY.test(text) ? 'read-only' : null;
}
