import { type Db, openDb } from '@qingyin/server-db';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { catalogueOwnerColumns, referenceColumns, nonUserColumns, ownedRowColumns } from './user-columns.ts';

/** Names of columns that hold user ids. */
const A_USER = /^(user|owner|creator|author|actor|target_user|member)_id$|_by$/;
let db: Db;

beforeAll(async () => {
  db = await openDb(':memory:');
});
afterAll(() => db.destroy());

describe('columns with user ids', () => {
  const entered = [...ownedRowColumns, ...referenceColumns, ...catalogueOwnerColumns, ...nonUserColumns].map(
    (place) => place.join('.'),
  );
  it('are all listed, so that removing an account leaves no data behind', async () => {
    const tables = await db.introspection.getTables();
    const found = tables.flatMap((table) =>
      table.columns.flatMap(({ name }) => (A_USER.test(name) ? [`${table.name}.${name}`] : [])),
    );
    expect(found.length).toBeGreaterThan(15);
    expect(found.filter((place) => !entered.includes(place))).toEqual([]);
  });
  it('exist in the schema, and are listed once', async () => {
    const tables = await db.introspection.getTables();
    const all = tables.flatMap((table) => table.columns.map(({ name }) => `${table.name}.${name}`));
    expect(entered.filter((place) => !all.includes(place))).toEqual([]);
    expect(new Set(entered).size).toBe(entered.length);
  });
});
