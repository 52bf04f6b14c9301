import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
  SqliteDialect,
  type SqliteDatabase,
  SqliteDriver,
  type TransactionSettings,
} from 'kysely';
import { setTimeout as pause } from 'node:timers/promises';

/** Pause between two tries, ms. Other processes hold the lock for a few milliseconds. */
const TRY_EVERY_MS = 2;
const BEGIN = CompiledQuery.raw('begin immediate');
const COMMIT = CompiledQuery.raw('commit');
const ROLLBACK = CompiledQuery.raw('rollback');
const CHANGE = /^\s*(?:insert|update|delete)\b/i;

export interface LockOptions {
  /** whether the connection is in a transaction now */
  inTransaction: () => boolean;
  /** how long a statement waits while another process holds the lock, ms */
  longestWaitMs: number;
}

/**
 * SQLite dialect for a file that several processes write: a scan of music, commands. Every change takes the write lock
 * before anything else. A transaction that reads first and writes later would fail at once when another process has
 * written in between, and the driver leaves a statement that did not get the lock unfinished, after which nothing can be
 * committed any more. Waiting for the lock does not block the event loop.
 */
export class LockingDialect extends SqliteDialect {
  readonly #database: SqliteDatabase;
  readonly #lock: LockOptions;

  constructor(database: SqliteDatabase, lock: LockOptions) {
    super({ database });
    this.#database = database;
    this.#lock = lock;
  }

  override createDriver(): Driver {
    return new LockingDriver(this.#database, this.#lock);
  }
}

class LockingDriver extends SqliteDriver {
  readonly #lock: LockOptions;

  constructor(database: SqliteDatabase, lock: LockOptions) {
    super({ database });
    this.#lock = lock;
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    return new LockingConnection(await super.acquireConnection(), this.#lock);
  }

  /** Takes the lock, unless the access mode is `read only`. */
  override async beginTransaction(
    connection: DatabaseConnection,
    settings?: TransactionSettings,
  ): Promise<void> {
    await connection.executeQuery(settings?.accessMode === 'read only' ? CompiledQuery.raw('begin') : BEGIN);
  }
}

class LockingConnection implements DatabaseConnection {
  readonly #plain: DatabaseConnection;
  readonly #lock: LockOptions;

  constructor(plain: DatabaseConnection, lock: LockOptions) {
    this.#plain = plain;
    this.#lock = lock;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    if (this.#lock.inTransaction() || !CHANGE.test(query.sql)) return this.#patiently<Row>(query);
    await this.#patiently(BEGIN);
    try {
      const result = await this.#plain.executeQuery<Row>(query);
      await this.#plain.executeQuery(COMMIT);
      return result;
    } catch (error) {
      if (this.#lock.inTransaction()) await this.#plain.executeQuery(ROLLBACK);
      throw error;
    }
  }

  streamQuery<Row>(query: CompiledQuery, chunkSize: number): AsyncIterableIterator<QueryResult<Row>> {
    return this.#plain.streamQuery<Row>(query, chunkSize);
  }

  /** Runs a query that takes no lock or only the lock, again and again while another process holds it. */
  async #patiently<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    for (const began = performance.now(); ;) {
      try {
        return await this.#plain.executeQuery<Row>(query);
      } catch (error) {
        if (!isBusy(error) || performance.now() - began > this.#lock.longestWaitMs) throw error;
        await pause(TRY_EVERY_MS);
      }
    }
  }
}

const isBusy = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('SQLITE_BUSY');
