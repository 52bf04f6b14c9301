/* eslint-disable @nx/enforce-module-boundaries -- the connection itself is tested, on a real PostgreSQL */
import { openDb, refreshStatistics } from '@qingyin/server-db';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { databaseEnv } from './database.ts';

it.runIf(process.env['QINGYIN_TEST_DATABASE'] === 'postgres')(
  'counts the values of all tables again, also those with names that need quotes',
  async () => {
    const { DATABASE_URL = '' } = await databaseEnv('database-statistics');
    const db = await openDb(DATABASE_URL);
    try {
      await sql`insert into setting (name, value) select 'name ' || n, 'value' from generate_series(1, 500) n`.execute(
        db,
      );
      await refreshStatistics(db);
      const { rows } = await sql<{ n: number }>`
        select reltuples as n from pg_class where oid in ('setting'::regclass, '"user"'::regclass) order by reltuples desc
      `.execute(db);
      expect(rows[0]?.n).toBeGreaterThanOrEqual(500);
      // Tables that were never counted have -1.
      expect(rows[1]?.n).toBeGreaterThanOrEqual(0);
    } finally {
      await db.destroy();
    }
  },
);
