import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { type Db, isPostgres } from './open.ts';

/**
 * `IN` condition with one parameter for lists of any length: the statement text stays the same, so it stays
 * prepared, and building it does not cost time per value as `in (?, ?, …)` does.
 *
 * @param column column reference as in Kysely: `id`, `song.id`
 */
export const whereIn = (db: Db, column: string, values: readonly (number | string)[]): RawBuilder<SqlBool> =>
  isPostgres(db)
    ? sql`${sql.ref(column)} = any(${values})`
    : sql`${sql.ref(column)} in (select value from json_each(${JSON.stringify(values)}))`;
