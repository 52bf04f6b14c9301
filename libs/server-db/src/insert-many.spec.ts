import { afterEach, beforeEach, expect, it } from 'vitest';
import { insertMany, insertRows } from './insert-many.ts';
import { type Db, openDb } from './open.ts';

let db: Db;
beforeEach(async () => {
  db = await openDb(':memory:');
});
afterEach(() => db.destroy());

const settings = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ name: `n${String(at).padStart(5, '0')}`, value: `值 ${at}` }));
const stored = () => db.selectFrom('setting').select(['name', 'value']).orderBy('name').execute();

it.each([0, 1, 399, 400, 401, 1203])('inserts each of %i rows once, with its own values', async (count) => {
  await insertMany(db, 'setting', settings(count));
  expect(await stored()).toEqual(settings(count));
});

it.each([1, 57, 399, 459])('inserts each of %i rows of a transaction once', async (count) => {
  await db.transaction().execute((trx) => insertMany(trx, 'setting', settings(count)));
  expect(await stored()).toEqual(settings(count));
});

it('keeps known rows when these are to be left out', async () => {
  await insertMany(db, 'setting', [{ name: 'n00001', value: 'kept' }]);
  await insertRows(db, 'setting', settings(3), { known: 'ignore' });
  expect((await stored()).map(({ value }) => value)).toEqual(['值 0', 'kept', '值 2']);
});

it('updates known rows when their key is named', async () => {
  await insertMany(db, 'setting', [{ name: 'n00001', value: 'old' }]);
  await insertRows(db, 'setting', settings(3), { known: ['name'] });
  expect(await stored()).toEqual(settings(3));
});

it('inserts null where a row lacks a column of the first row', async () => {
  await db.schema.createTable('loose').addColumn('a', 'integer').addColumn('b', 'text').execute();
  await insertRows(db, 'loose', [{ a: 1, b: 'x' }, { a: 2 }, { a: 3, b: null }]);
  const rows = await db
    .selectFrom('loose' as 'setting')
    .selectAll()
    .execute();
  expect(rows).toEqual([
    { a: 1, b: 'x' },
    { a: 2, b: null },
    { a: 3, b: null },
  ]);
});
