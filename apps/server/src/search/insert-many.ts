import type { Insertable } from 'kysely';
import type { Db } from '../db/open.ts';
import type { SearchTables } from '../db/tables/search.ts';

/** Rows an insert; more make it no faster. */
const ROWS = 400;

/** Inserts rows in large batches. Putting a statement together costs more than running it, so that is done once. */
export async function insertMany<Name extends keyof SearchTables>(
  trx: Db,
  table: Name,
  rows: readonly Insertable<SearchTables[Name]>[],
): Promise<void> {
  const insert = (some: readonly Insertable<SearchTables[Name]>[]) =>
    trx.insertInto<keyof SearchTables>(table).values(some);
  const first = rows.slice(0, ROWS);
  if (first.length === 0) return;
  const compiled = insert(first).compile();
  const columns = Object.keys(first[0] ?? {});
  for (let from = 0; from < rows.length; from += ROWS) {
    const some = rows.slice(from, from + ROWS);
    if (some.length < ROWS) {
      await insert(some).execute();
      continue;
    }
    const parameters = some.flatMap((row) => columns.map((column) => Reflect.get(row, column) as unknown));
    await trx.executeQuery({ ...compiled, parameters });
  }
}
