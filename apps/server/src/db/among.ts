import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { type Db, isPostgres } from './open.ts';

/**
 * Whether a column holds one of these values. The statement is the same for lists of any length, with one parameter:
 * the databases keep it prepared, and building it costs nothing by the value, as `in (?, ?, …)` does.
 *
 * @param column as Kysely names it: `id`, `song.id`
 */
export const among = (db: Db, column: string, values: readonly (number | string)[]): RawBuilder<SqlBool> =>
  isPostgres(db)
    ? sql`${sql.ref(column)} = any(${values})`
    : sql`${sql.ref(column)} in (select value from json_each(${JSON.stringify(values)}))`;
