import { type Expression, sql, type SqlBool } from 'kysely';
import { type Db, isPostgres } from './open.ts';

/**
 * Whether a row meets all conditions, which are checked one after the other, so that the cheap and selective ones come
 * first. For conditions with subqueries: PostgreSQL would turn `exists` into a join that reads all rows of the other
 * table, and check the others in an order of its own. SQLite keeps the order of `and`.
 */
export function allInOrder(db: Db, conditions: readonly Expression<SqlBool>[]): Expression<SqlBool> {
  if (!isPostgres(db)) return conditions.length > 0 ? sql`(${sql.join(conditions, sql` and `)})` : sql`1 = 1`;
  return conditions.reduceRight<Expression<SqlBool>>(
    (rest, condition) => sql`case when ${condition} then ${rest} end`,
    sql`true`,
  );
}
