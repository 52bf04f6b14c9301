import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Db, openDb } from './open.ts';
import { migrationProvider } from './migrations/index.ts';
import { classifySqliteError } from './sqlite-driver.ts';

let db: Db;
beforeEach(async () => {
  db = await openDb(':memory:');
});
afterEach(() => db.destroy());

const put = (trx: Db, name: string, value: string) =>
  trx.insertInto('setting').values({ name, value }).execute();
const names = async (): Promise<string[]> =>
  (await db.selectFrom('setting').select('name').execute()).map((row) => row.name);

describe('the SQLite dialect', () => {
  it('returns every text and number unchanged', async () => {
    const texts = [
      '',
      '"quoted" \\ \'twice\'',
      '静夜思 🌙',
      'a\u0000b',
      '\u2028\n\t',
      '[1,{"a":null}]',
      '\ud83d\ude00',
    ];
    for (const [at, value] of texts.entries()) await put(db, String(at), value);
    const rows = await db.selectFrom('setting').selectAll().orderBy('name').execute();
    expect(rows).toEqual(texts.map((value, at) => ({ name: String(at), value })));
    const numbers = [0, -1, Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER];
    const counters = numbers.map((value, at) => ({ name: String(at), value }));
    await db.insertInto('counter').values(counters).execute();
    expect(await db.selectFrom('counter').selectAll().orderBy('name').execute()).toEqual(counters);
    expect(await db.selectFrom('user').select('email').execute()).toEqual([]);
    expect((await sql`select null as none`.execute(db)).rows).toEqual([{ none: null }]);
  });
  it('keeps the order of rows, and falls back to plain reading for duplicate column names', async () => {
    for (const name of ['b', 'c', 'a']) await put(db, name, name);
    const rows = await db.selectFrom('setting').select('name').orderBy('name', 'desc').limit(2).execute();
    expect(rows).toEqual([{ name: 'c' }, { name: 'b' }]);
    const twice = await sql`select 1 as n, 2 as n`.execute(db);
    expect(twice.rows).toEqual([{ n: 2 }]);
  });
  it('sees a column that is added after a query was prepared', async () => {
    const all = () => sql`select * from setting`.execute(db);
    await put(db, 'a', '1');
    await all();
    await sql`alter table setting add column note text`.execute(db);
    expect((await all()).rows).toEqual([{ name: 'a', value: '1', note: null }]);
  });
  it('rolls back a failed transaction', async () => {
    const failed = db.transaction().execute(async (trx) => {
      await put(trx, 'a', '1');
      throw new Error('no');
    });
    await expect(failed).rejects.toThrow('no');
    expect(await names()).toEqual([]);
  });
  it('reports a full disk, and works again when there is space', async () => {
    await sql`pragma max_page_count = 1`.execute(db);
    const failure: unknown = await db
      .transaction()
      .execute((trx) => put(trx, 'big', 'x'.repeat(5_000_000)))
      .catch((error: unknown) => error);
    expect(classifySqliteError(failure)).toBe('full');
    await sql`pragma max_page_count = 100000`.execute(db);
    await put(db, 'small', '1');
    expect(await names()).toEqual(['small']);
  });
  it('classifies read-only errors and ignores other errors', () => {
    expect(classifySqliteError(Object.assign(new Error('x'), { code: 'SQLITE_READONLY' }))).toBe('read-only');
    expect(classifySqliteError(new Error('UNIQUE constraint failed: setting.name'))).toBeNull();
    expect(classifySqliteError('text')).toBeNull();
  });
  it('applies each migration once', async () => {
    const applied = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
    expect(applied.rows.map((row) => row.name)).toEqual(Object.keys(await migrationProvider.getMigrations()));
  });
});
