import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Db, openDb } from './open.ts';
import { migrationProvider } from './migrations/index.ts';
import { storageTrouble } from './sqlite-driver.ts';

let db: Db;
beforeEach(async () => {
  db = await openDb(':memory:');
});
afterEach(() => db.destroy());

const put = (trx: Db, name: string, value: string) =>
  trx.insertInto('setting').values({ name, value }).execute();
const names = async (): Promise<string[]> =>
  (await db.selectFrom('setting').select('name').execute()).map((row) => row.name);

describe('the database', () => {
  it('keeps nothing of a transaction that failed', async () => {
    const failed = db.transaction().execute(async (trx) => {
      await put(trx, 'a', '1');
      throw new Error('no');
    });
    await expect(failed).rejects.toThrow('no');
    expect(await names()).toEqual([]);
  });
  it('says that the disk is full, and goes on when there is room again', async () => {
    await sql`pragma max_page_count = 1`.execute(db);
    const failure: unknown = await db
      .transaction()
      .execute((trx) => put(trx, 'big', 'x'.repeat(5_000_000)))
      .catch((error: unknown) => error);
    expect(storageTrouble(failure)).toBe('full');
    await sql`pragma max_page_count = 100000`.execute(db);
    await put(db, 'small', '1');
    expect(await names()).toEqual(['small']);
  });
  it('tells other failures from trouble with the disk', () => {
    expect(storageTrouble(Object.assign(new Error('x'), { code: 'SQLITE_READONLY' }))).toBe('read-only');
    expect(storageTrouble(new Error('UNIQUE constraint failed: setting.name'))).toBeNull();
    expect(storageTrouble('text')).toBeNull();
  });
  it('is migrated once', async () => {
    const applied = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
    expect(applied.rows.map((row) => row.name)).toEqual(Object.keys(await migrationProvider.getMigrations()));
  });
});
