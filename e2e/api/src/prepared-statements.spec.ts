/* eslint-disable @nx/enforce-module-boundaries -- the connection itself is tested, on a real PostgreSQL */
import { inWriteTransaction, openDb } from '@qingyin/server-db';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { databaseEnv } from './database.ts';

/** More runs than it takes until a query is prepared, in each connection. */
const RUNS = 40;

it.runIf(process.env['QINGYIN_TEST_DATABASE'] === 'postgres')(
  'keeps queries working that were prepared when an update of the product changes their tables',
  async () => {
    const { DATABASE_URL = '' } = await databaseEnv('prepared-statements');
    const db = await openDb(DATABASE_URL);
    try {
      await sql`create table noted (id bigint)`.execute(db);
      await sql`insert into noted values (7)`.execute(db);
      const read = (one: typeof db) => sql`select * from noted where id = ${7}`.execute(one);
      for (let run = 0; run < RUNS; run += 1) await read(db);
      const prepared = await sql<{ n: number }>`select count(*) as n from pg_prepared_statements`.execute(db);
      expect(prepared.rows[0]?.n).toBeGreaterThan(0);
      await sql`alter table noted add column more text default 'a'`.execute(db);
      expect((await read(db)).rows).toEqual([{ id: 7, more: 'a' }]);

      for (let run = 0; run < RUNS; run += 1) await read(db);
      await sql`alter table noted drop column more`.execute(db);
      expect((await inWriteTransaction(db, read)).rows).toEqual([{ id: 7 }]);
    } finally {
      await db.destroy();
    }
  },
);
