import { sql } from 'kysely';
import { type Db, schemaInUse } from '../db/open.ts';

/** Whether the database has a schema of this name. */
export async function hasSchema(db: Db, name: string): Promise<boolean> {
  const { rows } = await sql`select 1 from pg_namespace where nspname = ${name}`.execute(db);
  return rows.length > 0;
}

/** Removes a schema with everything in it. */
export async function dropSchema(db: Db, name: string): Promise<void> {
  await sql`drop schema if exists ${sql.id(name)} cascade`.execute(db);
}

/** Renames the schema in use to `aside` and `restored` to the name of the one in use, both or neither. */
export async function exchangeSchemas(db: Db, restored: string, aside: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const current = (await schemaInUse(trx)) ?? 'public';
    await sql`alter schema ${sql.id(current)} rename to ${sql.id(aside)}`.execute(trx);
    await sql`alter schema ${sql.id(restored)} rename to ${sql.id(current)}`.execute(trx);
  });
}
