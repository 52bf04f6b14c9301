import { sql } from 'kysely';
import { type Db, isPostgres } from './open.ts';
import { ownTables } from './own-tables.ts';

/**
 * PostgreSQL: removes dead rows of all tables and counts their values again, to be called after many changes. Until its own
 * autovacuum has done so, queries read every row from the table and choose plans for empty tables. Nothing happens on
 * SQLite, which needs neither.
 */
export async function refreshStatistics(db: Db): Promise<void> {
  if (!isPostgres(db)) return;
  for (const table of await ownTables(db)) await sql`vacuum (analyze) ${sql.table(table)}`.execute(db);
}
