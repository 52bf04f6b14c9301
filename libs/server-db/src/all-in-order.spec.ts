import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  sql,
  type SqlBool,
} from 'kysely';
import { expect, it } from 'vitest';
import { allInOrder } from './all-in-order.ts';
import { connect, type Db } from './open.ts';
import type { Tables } from './schema.ts';

const conditions = [sql<SqlBool>`id > 1`, sql<SqlBool>`exists (select 1)`];

it('lets PostgreSQL check a condition only for rows that meet the ones before it', () => {
  const db: Db = new Kysely<Tables>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (made) => new PostgresIntrospector(made),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });
  const query = db.selectFrom('song').select('id').where(allInOrder(db, conditions)).compile();
  expect(query.sql).toContain('case when id > 1 then case when exists (select 1) then true end end');
});

it('finds on SQLite what meets all conditions, and everything without any', async () => {
  const db = connect(':memory:');
  const named = (all: typeof conditions) =>
    sql<{
      id: number;
    }>`select id from (select 1 as id union select 2) as t where ${allInOrder(db, all)}`.execute(db);
  expect((await named(conditions)).rows).toEqual([{ id: 2 }]);
  expect((await named([])).rows).toHaveLength(2);
  await db.destroy();
});
