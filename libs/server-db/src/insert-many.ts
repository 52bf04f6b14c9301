import { type Insertable, sql } from 'kysely';
import type { Db } from './open.ts';
import type { Tables } from './schema.ts';

/**
 * Rows per insert; more are not faster. With up to 80 columns they stay below SQLite's limit of 32,766 parameters.
 */
const ROWS = 400;

/** Inserts rows in batches of 400; all rows have the columns of the first one. */
export const insertMany = <Name extends keyof Tables>(
  trx: Db,
  table: Name,
  rows: readonly Insertable<Tables[Name]>[],
): Promise<void> => insertRows(trx, table, rows);

/**
 * Like `insertMany`, for a table whose name is known only at run time. Building a statement costs more than
 * running it, so a full batch's statement is built once.
 *
 * @throws the driver's error; some rows may be written by then, so call it in a transaction or on a database that
 * is discarded on failure
 */
export async function insertRows(trx: Db, table: string, rows: readonly object[]): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = Object.keys(first);
  const valuesOf = (some: readonly object[]): unknown[] =>
    some.flatMap((row) => columns.map((column) => (Reflect.get(row, column) as unknown) ?? null));
  const compiled = (some: readonly object[]) => {
    const values = some.map(() => sql`(${sql.join(columns.map(() => sql`${null}`))})`);
    return sql`insert into ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))}) values ${sql.join(values)}`.compile(
      trx,
    );
  };
  const whole = rows.length < ROWS ? undefined : compiled(rows.slice(0, ROWS));
  for (let from = 0; from < rows.length; from += ROWS) {
    const some = rows.slice(from, from + ROWS);
    const statement = whole && some.length === ROWS ? whole : compiled(some);
    await trx.executeQuery({ ...statement, parameters: valuesOf(some) });
  }
}
