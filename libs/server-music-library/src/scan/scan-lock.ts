import { type Db, isPostgres } from '@qingyin/server-db';
import { sql } from 'kysely';

/**
 * Runs a scan while no other server scans the same library: replicas on one PostgreSQL see the same folders and would
 * make every song twice. The lock belongs to a connection, so it ends with the process. SQLite has one server only.
 */
export async function withScanLock<Result>(
  db: Db,
  libraryId: number,
  run: () => Promise<Result>,
): Promise<Result> {
  if (!isPostgres(db)) return run();
  // Locks are shared by all schemas of a database.
  const key = sql`hashtext(current_schema() || ':music-scan'), ${sql.lit(libraryId)}`;
  return db.connection().execute(async (one) => {
    await sql`select pg_advisory_lock(${key})`.execute(one);
    try {
      return await run();
    } finally {
      await sql`select pg_advisory_unlock(${key})`.execute(one);
    }
  });
}
