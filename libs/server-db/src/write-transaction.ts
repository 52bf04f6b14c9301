import { setTimeout as pause } from 'node:timers/promises';
import { sql, type Transaction } from 'kysely';
import { type Db, isPostgres } from './open.ts';
import { isPreparationLost } from './preparing-client.ts';
import type { Tables } from './schema.ts';

/** Maximum number of attempts of a conflicting transaction. */
const TRIES = 20;
/**
 * Unit of the random pause before each retry, ms; the maximum grows by this with every attempt (linear backoff
 * with jitter).
 */
const PAUSE_MS = 8;
/**
 * PostgreSQL errors that are retried: serialization failure, deadlock, and a unique key that a concurrent
 * transaction took.
 */
const MET_ANOTHER = new Set(['40001', '40P01', '23505']);

/**
 * Runs `change` in one transaction with serializable isolation: SQLite has a single writer, PostgreSQL uses
 * serializable transactions, which are retried on conflict. So `change` may run several times and must contain
 * nothing but SQL.
 */
export async function inWriteTransaction<Result>(
  db: Db,
  change: (trx: Transaction<Tables>) => Promise<Result>,
): Promise<Result> {
  if (!isPostgres(db)) return db.transaction().execute(change);
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db
        .transaction()
        .setIsolationLevel('serializable')
        .execute(async (trx) => {
          if (attempt > 1) await queue(trx);
          return change(trx);
        });
    } catch (error) {
      if (attempt >= TRIES || !(metAnother(error) || isPreparationLost(error))) throw error;
      await pause(Math.random() * PAUSE_MS * attempt);
    }
  }
}

/**
 * Serialises retries of transactions that conflicted, across all server processes, so that many concurrent changes
 * of one thing conflict once each instead of repeatedly. Locking a table takes no snapshot, so the changes of the
 * previous transaction are visible; this lock mode conflicts only with itself, not with readers or writers of the
 * table.
 */
const queue = (trx: Db): Promise<unknown> =>
  sql`lock table counter in share update exclusive mode`.execute(trx);

const metAnother = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && MET_ANOTHER.has(String(error.code));

/** Next value of a named counter, starting from `first`; call it inside `inWriteTransaction`. */
export const nextId = (trx: Db, name: string, first: number): Promise<number> =>
  reserveIds(trx, name, first, 1);

/**
 * Takes several values of a named counter; call it inside `inWriteTransaction`.
 *
 * @param first first value the counter ever gives
 * @returns the smallest of `count` values in a row
 */
export async function reserveIds(trx: Db, name: string, first: number, count: number): Promise<number> {
  const raised = await trx
    .updateTable('counter')
    .set((eb) => ({ value: eb('value', '+', count) }))
    .where('name', '=', name)
    .returning('value')
    .executeTakeFirst();
  if (raised) return raised.value - count + 1;
  await trx
    .insertInto('counter')
    .values({ name, value: first + count - 1 })
    .execute();
  return first;
}
