import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Db, openDb } from '../db/open.ts';
import { catalogueRows, mentions, noUsers, personalRows } from './personal-rows.ts';

/** How columns are called that hold a user's number. */
const A_USER = /^(user|owner|creator|author|actor|target_user|member)_id$|_by$/;
let db: Db;

beforeAll(async () => {
  db = await openDb(':memory:');
});
afterAll(() => db.destroy());

describe('the places of users', () => {
  const entered = [...personalRows, ...mentions, ...catalogueRows, ...noUsers].map((place) =>
    place.join('.'),
  );
  it('are all entered, so that nothing is left of an account that goes', async () => {
    const tables = await db.introspection.getTables();
    const found = tables.flatMap((table) =>
      table.columns.flatMap(({ name }) => (A_USER.test(name) ? [`${table.name}.${name}`] : [])),
    );
    expect(found.length).toBeGreaterThan(15);
    expect(found.filter((place) => !entered.includes(place))).toEqual([]);
  });
  it('exist, and are entered once', async () => {
    const tables = await db.introspection.getTables();
    const all = tables.flatMap((table) => table.columns.map(({ name }) => `${table.name}.${name}`));
    expect(entered.filter((place) => !all.includes(place))).toEqual([]);
    expect(new Set(entered).size).toBe(entered.length);
  });
});
