import { sql } from 'kysely';

import { type Db, isPostgres } from './open.ts';

/**
 * Ends that commits of this connection to SQLite also move the log into the database file (a checkpoint), which makes some
 * of them 20 ms longer; `checkpoint` does so between two transactions. Nothing happens on PostgreSQL.
 */
export async function disableAutomaticCheckpoints(db: Db): Promise<void> {
  if (!isPostgres(db)) await sql`pragma wal_autocheckpoint = 0`.execute(db);
}

/** Moves SQLite's log into the database file as far as readers allow, while others may write. */
export async function checkpoint(db: Db): Promise<void> {
  if (!isPostgres(db)) await sql`pragma wal_checkpoint(passive)`.execute(db);
}
