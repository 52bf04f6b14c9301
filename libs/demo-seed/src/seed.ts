import { acquireSeedLock, type Db, resetIdentitySequences, type Tables } from '@qingyin/server-db';
import type { Insertable } from 'kysely';
import { createDemoRows, type SeedOptions } from './demo-rows.ts';
import { setDemoState } from './demo-state.ts';
import { seedTables, type SeedRows } from './seed-rows.ts';
import { systemRows } from './system-rows.ts';

/** Options of `seedDatabase`: what the rows need of the rest of the server. */
export interface SeedDatabaseOptions extends SeedOptions {
  /** false: only what the server itself needs, see `systemRows`; default: true */
  catalogue?: boolean;
  /** password hash of the demo users */
  passwordHash: string;
  /** runs in the same transaction after all rows have been inserted, e.g. to build the search index */
  afterInsert?: (trx: Db) => Promise<void>;
}

/** Maximum number of bound values per insert; SQLite allows 32,766. */
const MAX_VALUES = 20_000;
const DONE = 'demo-seed';

/** Whether the database contains its first rows, with or without the demo catalogue. */
export async function isSeeded(db: Db): Promise<boolean> {
  return (
    (await db.selectFrom('setting').select('name').where('name', '=', DONE).executeTakeFirst()) !== undefined
  );
}

/**
 * Writes the first rows of a database in one transaction, once even if several replicas start at the same time: the
 * demo catalogue, or only what the server needs.
 */
export async function seedDatabase(db: Db, options: SeedDatabaseOptions): Promise<void> {
  const { catalogue = true, passwordHash, afterInsert } = options;
  const parts: SeedRows[] = catalogue ? createDemoRows(passwordHash, options) : [systemRows()];
  await db.transaction().execute(async (trx) => {
    await acquireSeedLock(trx);
    if (await isSeeded(trx)) return;
    for (const part of parts) for (const table of seedTables) await write(trx, table, part[table]);
    await resetIdentitySequences(trx);
    await afterInsert?.(trx);
    await trx.insertInto('setting').values({ name: DONE, value: '1' }).execute();
    await setDemoState(trx, catalogue ? 'on' : 'off');
  });
}

async function write<Name extends keyof Tables>(
  db: Db,
  table: Name,
  rows: Insertable<Tables[Name]>[] = [],
): Promise<void> {
  const perInsert = Math.max(1, Math.floor(MAX_VALUES / Math.max(1, Object.keys(rows[0] ?? {}).length)));
  for (let from = 0; from < rows.length; from += perInsert) {
    await db
      .insertInto<keyof Tables>(table)
      .values(rows.slice(from, from + perInsert))
      .execute();
  }
}
