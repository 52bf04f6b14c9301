import { setTimeout as pause } from 'node:timers/promises';
import { sql, type Transaction } from 'kysely';
import { type Db, isPostgres } from './open.ts';
import type { Tables } from './schema.ts';

/** A transaction that met another one is begun anew so often before its caller hears of it. */
const TRIES = 20;
/** Before each next try a random pause, at most this much longer each time: those that met must not meet again, ms. */
const PAUSE_MS = 8;
/** PostgreSQL: serialization failure, deadlock, and a unique key that another transaction took in between. */
const MET_ANOTHER = new Set(['40001', '40P01', '23505']);

/**
 * Changes the database in one transaction that sees and leaves a consistent state whatever else runs at the same time:
 * SQLite has one writer, PostgreSQL is asked for serializable transactions and these are repeated when they collide.
 * So `change` may run several times and must do nothing but SQL.
 */
export async function write<Result>(
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
      if (attempt >= TRIES || !metAnother(error)) throw error;
      await pause(Math.random() * PAUSE_MS * attempt);
    }
  }
}

/**
 * Those that have met another one go one after the other, in all processes: many changes of one thing at the same time
 * then meet once each and not again and again. Locking a table takes no snapshot, so what the one before wrote is seen;
 * this mode keeps only its like away, nobody who reads or writes the table.
 */
const queue = (trx: Db): Promise<unknown> =>
  sql`lock table counter in share update exclusive mode`.execute(trx);

const metAnother = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && MET_ANOTHER.has(String(error.code));

/** The next number under a name, counting from `first`; to be called inside `write`. */
export async function nextId(trx: Db, name: string, first: number): Promise<number> {
  const raised = await trx
    .updateTable('counter')
    .set((eb) => ({ value: eb('value', '+', 1) }))
    .where('name', '=', name)
    .returning('value')
    .executeTakeFirst();
  if (raised) return raised.value;
  await trx.insertInto('counter').values({ name, value: first }).execute();
  return first;
}
