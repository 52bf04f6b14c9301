import { CompiledQuery, type Insertable } from 'kysely';
import { type Db, isPostgres } from './open.ts';
import type { Tables } from './schema.ts';

/**
 * Rows per insert; more are not faster. With up to 80 columns they stay below SQLite's limit of 32,766 parameters.
 */
const ROWS = 400;
/**
 * Numbers of rows in the statements of a transaction on SQLite, which stay prepared: preparing a statement costs more
 * than running it.
 */
const PREPARED_ROWS = [ROWS, 50, 8, 1];

/** Inserts rows in batches of 400; all rows have the columns of the first one. */
export const insertMany = <Name extends keyof Tables>(
  trx: Db,
  table: Name,
  rows: readonly Insertable<Tables[Name]>[],
): Promise<void> => insertRows(trx, table, rows);

/**
 * Like `insertMany`, for a table whose name is known only at run time.
 *
 * @param options.known what happens with rows whose key exists: an error without it; `ignore` leaves them out; names of
 * the key's columns: the other columns are updated
 * @throws the driver's error; some rows may be written by then, so call it in a transaction or on a database that
 * is discarded on failure
 */
export async function insertRows(
  trx: Db,
  table: string,
  rows: readonly object[],
  { known = [] }: { known?: 'ignore' | readonly string[] } = {},
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = Object.keys(first);
  const valuesOf = (some: readonly object[]): unknown[] =>
    some.flatMap((row) => columns.map((column) => (Reflect.get(row, column) as unknown) ?? null));
  const postgres = isPostgres(trx);
  // Outside of a transaction, each statement is one: a few rows are inserted together or not at all.
  const sizes = postgres || !trx.isTransaction ? [] : PREPARED_ROWS;
  const head = `insert into ${quoted(table)} (${columns.map(quoted).join()}) values `;
  const tail = conflictClause(columns, known);
  for (let from = 0; from < rows.length;) {
    const left = Math.min(ROWS, rows.length - from);
    const count = sizes.find((size) => size <= left) ?? left;
    const values = valuesOf(rows.slice(from, from + count));
    const tuples = tuplesOf(count, columns.length, postgres);
    await trx.executeQuery(CompiledQuery.raw(`${head}${tuples}${tail}`, values));
    from += count;
  }
}

function conflictClause(columns: readonly string[], known: 'ignore' | readonly string[]): string {
  if (known === 'ignore') return ' on conflict do nothing';
  if (known.length === 0) return '';
  const others = columns.filter((column) => !known.includes(column)).map(quoted);
  const updates = others.map((column) => `${column} = excluded.${column}`);
  return ` on conflict (${known.map(quoted).join()}) do update set ${updates.join()}`;
}

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** `(?,?),(?,?)`, or with numbered parameters for PostgreSQL */
function tuplesOf(rows: number, columns: number, postgres: boolean): string {
  const tuple = (row: number): string =>
    `(${Array.from({ length: columns }, (_, at) => (postgres ? `$${row * columns + at + 1}` : '?')).join()})`;
  return postgres ? Array.from({ length: rows }, (_, row) => tuple(row)).join() : repeated(tuple(0), rows);
}

const repeated = (text: string, count: number): string => `${text}${`,${text}`.repeat(count - 1)}`;
