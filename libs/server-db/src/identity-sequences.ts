import { sql } from 'kysely';
import { type Db, isPostgres } from './open.ts';

/**
 * First generated ids of tables into which the demo catalogue writes rows with fixed, smaller ids. Generated ids start
 * here even in a database without the demo catalogue, so that it can be added later.
 */
const FIRST_GENERATED: Readonly<Record<string, number>> = {
  user: 1001,
  playlist: 20_000_001,
  comment: 100_001,
};

/**
 * Continues the generated ids after the greatest id of each table, and not below `FIRST_GENERATED`. To be called after
 * inserting rows with explicit ids, and only while nobody else inserts rows.
 */
export async function resetIdentitySequences(trx: Db): Promise<void> {
  await (isPostgres(trx) ? resetPostgres(trx) : raiseSqlite(trx));
}

async function resetPostgres(trx: Db): Promise<void> {
  const { rows } = await sql<{ name: string }>`select table_name as name from information_schema.columns
    where table_schema = current_schema() and column_name = 'id' and is_identity = 'YES'`.execute(trx);
  for (const { name } of rows)
    await sql`select setval(pg_get_serial_sequence(${`"${name}"`}, 'id'),
      greatest(coalesce((select max(id) from ${sql.table(name)}), 0) + 1,
        cast(${FIRST_GENERATED[name] ?? 1} as bigint)), false)`.execute(trx);
}

/** SQLite continues after the greatest id by itself. */
async function raiseSqlite(trx: Db): Promise<void> {
  for (const [name, first] of Object.entries(FIRST_GENERATED)) {
    await sql`insert into sqlite_sequence (name, seq)
      select ${name}, 0 where not exists (select 1 from sqlite_sequence where name = ${name})`.execute(trx);
    await sql`update sqlite_sequence set seq = max(seq, ${first - 1}) where name = ${name}`.execute(trx);
  }
}
