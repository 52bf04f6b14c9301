import { currentLyricVersion } from '@qingyin/server-catalogue';
import { detectLyricFacts, updateLyrics } from '@qingyin/server-lyrics';
import { indexUser, rebuildSearchIndex } from '@qingyin/server-search';
import { seedDatabase } from '@qingyin/demo-seed';
import { type Db, openDb, type UserRow } from '@qingyin/server-db';
import { sql, type TableMetadata } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exportAccount } from './export-account.ts';
import { insertUser } from './new-user.ts';
import { referenceColumns, ownedRowColumns } from './user-columns.ts';
import { removeUser } from './remove-user.ts';

const NOW = Date.UTC(2026, 5, 1);
const PHONE = '13955556666';
const EMAIL = 'leaves@example.org';
const NAME = '要走的人';
let db: Db;
let user: UserRow;
let tables: TableMetadata[];

beforeAll(async () => {
  db = await openDb(':memory:');
  await seedDatabase(db, { big: 0, short: 0, passwordHash: '', afterInsert: rebuildSearchIndex });
  tables = await db.introspection.getTables();
});
afterAll(() => db.destroy());

const join = () =>
  insertUser(
    db,
    { nickname: NAME, email: EMAIL, phone: { countryCode: '86', phone: PHONE }, passwordHash: 'x' },
    NOW,
  );

/** Inserts a row whose user column is `value` and whose other columns hold unique values. */
async function fill(table: string, column: string, value: number): Promise<void> {
  const { columns } = tables.find(({ name }) => name === table) ?? { columns: [] };
  const names = columns.filter(({ isAutoIncrementing }) => !isAutoIncrementing);
  const values = names.map(({ name, dataType }) =>
    name === column ? sql`${value}` : /text/i.test(dataType) ? sql`${`${table}.${column}`}` : sql`${-7}`,
  );
  await sql`insert into ${sql.table(table)} (${sql.join(names.map(({ name }) => sql.ref(name)))}) values (${sql.join(values)})`.execute(
    db,
  );
}

/** All columns in the database that contain one of the values. */
async function tracesOf(traces: readonly (string | number)[]): Promise<string[]> {
  const found: string[] = [];
  for (const { name: table, columns } of tables) {
    const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(table)}`.execute(db);
    for (const { name } of columns)
      for (const row of rows) {
        const value = row[name];
        const hit = traces.some((trace) =>
          typeof trace === 'number' ? value === trace : typeof value === 'string' && value.includes(trace),
        );
        if (hit) found.push(`${table}.${name}`);
      }
  }
  return found;
}

describe('removing an account', () => {
  it('leaves no traces in any table', async () => {
    user = await join();
    // A unique id that can be searched for in all tables.
    const id = 987_654_321;
    await db.updateTable('user').set({ id }).where('id', '=', user.id).execute();
    await db.updateTable('playlist').set({ owner_id: id }).where('owner_id', '=', user.id).execute();
    await indexUser(db, user.id, id);
    for (const [table, column] of [...ownedRowColumns, ...referenceColumns]) await fill(table, column, id);
    await db
      .insertInto('captcha')
      .values({
        country_code: '86',
        phone: PHONE,
        code_hash: '',
        readable: null,
        tries: 0,
        created_at: NOW,
        expires_at: NOW,
      })
      .execute();
    const traces = [id, String(id), NAME, PHONE, EMAIL];
    expect((await tracesOf(traces)).length).toBeGreaterThan(ownedRowColumns.length);
    const kept = await exportAccount(db, id);
    expect(Object.keys(kept)).toHaveLength(ownedRowColumns.length + 1);
    expect(Object.values(kept).every((rows) => rows.length > 0)).toBe(true);
    expect(JSON.stringify(kept)).not.toMatch(/"(password|token|key|ticket)_hash"/);

    await removeUser(db, id);
    expect(await tracesOf(traces)).toEqual([]);
  });

  it('removes its likes and comments, and keeps those of others', async () => {
    user = await join();
    const [first] = await db.selectFrom('comment').selectAll().orderBy('id').limit(1).execute();
    if (!first) throw new Error('no comment was seeded');
    const say = (user_id: number, reply_to: number | null, parent_id: number) =>
      db
        .insertInto('comment')
        .values({
          resource_type: first.resource_type,
          resource_id: first.resource_id,
          user_id,
          content: '说过的话',
          created_at: NOW,
          liked_count: 0,
          reply_to,
          parent_id,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
    const own = await say(user.id, null, 0);
    const answer = await say(1, own.id, own.id);
    await db.insertInto('comment_like').values({ comment_id: first.id, user_id: user.id }).execute();
    await db
      .updateTable('comment')
      .set({ liked_count: first.liked_count + 1 })
      .where('id', '=', first.id)
      .execute();
    const counts = () =>
      db.selectFrom('comment').select(['id', 'liked_count', 'reply_to', 'parent_id']).execute();
    const before = (await counts()).length;

    await removeUser(db, user.id);
    const after = new Map((await counts()).map((row) => [row.id, row]));
    expect(after.size).toBe(before - 1);
    expect(after.get(own.id)).toBeUndefined();
    expect(after.get(answer.id)).toMatchObject({ reply_to: null, parent_id: 0 });
    expect(after.get(first.id)?.liked_count).toBe(first.liked_count);
  });

  it('removes its lyric versions, whose numbers are never used again', async () => {
    const { id } = await insertUser(db, { nickname: '改词的人', passwordHash: 'x' }, NOW);
    const change = (base: number, lyric: string, userId: number) => {
      const content = { lyric, original: false, facts: detectLyricFacts(lyric) };
      return updateLyrics(db, { songId: 5, userId, now: NOW }, base, content);
    };
    await change(0, '一', id + 1);
    await change(1, '二', id);
    await removeUser(db, id);
    expect((await currentLyricVersion(db, 5))?.version).toBe(1);
    expect((await change(2, '三', id + 1)).conflict).toBe(true);
    expect((await change(1, '三', id + 1)).row?.version).toBe(3);
  });

  it('is refused for owners of catalogue rows', async () => {
    const { creator_id: owner } = await db
      .selectFrom('topic')
      .select('creator_id')
      .orderBy('id')
      .limit(1)
      .executeTakeFirstOrThrow();
    await expect(removeUser(db, owner)).rejects.toMatchObject({ code: 403 });
  });
});
