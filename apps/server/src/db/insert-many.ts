import { type Insertable, sql } from 'kysely';
import type { Db } from './open.ts';
import type { Tables } from './schema.ts';

/** Rows an insert; more make it no faster. With 80 columns each they stay below the 32,766 values SQLite takes. */
const ROWS = 400;

/** Inserts rows in large batches; all rows have the columns of the first one. */
export const insertMany = <Name extends keyof Tables>(
  trx: Db,
  table: Name,
  rows: readonly Insertable<Tables[Name]>[],
): Promise<void> => insertRows(trx, table, rows);

/**
 * The same for a table whose name is known only at run time. Putting a statement together costs more than running it, so
 * that is done once.
 *
 * @throws the driver's error, after which some rows are written and others not: to be called in a transaction, or on a
 *   database that is of no use then
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
