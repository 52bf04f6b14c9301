import { type Db, currentSchema } from '@qingyin/server-db';
import { sql } from 'kysely';

/** Whether a schema exists. */
export async function hasSchema(db: Db, name: string): Promise<boolean> {
  const { rows } = await sql`select 1 from pg_namespace where nspname = ${name}`.execute(db);
  return rows.length > 0;
}

/** Drops a schema with its content. */
export async function dropSchema(db: Db, name: string): Promise<void> {
  await sql`drop schema if exists ${sql.id(name)} cascade`.execute(db);
}

/** Renames the current schema to `aside` and `restored` to the current schema's name, in one transaction. */
export async function swapSchemas(db: Db, restored: string, aside: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const current = (await currentSchema(trx)) ?? 'public';
    await sql`alter schema ${sql.id(current)} rename to ${sql.id(aside)}`.execute(trx);
    await sql`alter schema ${sql.id(restored)} rename to ${sql.id(current)}`.execute(trx);
  });
}
