import { type Db, openDb } from '@qingyin/server-db';
import { nicknameKey } from '@qingyin/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deleteMentions, storeMentions, findMentions, loadMentions } from './mentions.ts';
import { newUserRow } from './new-user-row.ts';

const names = ['听松', '听松 的人', 'Ann', 'Anna Bell', 'ＷＥＮ', '老周的旧收音机', 'blocked one'];
const more = Array.from({ length: 12 }, (_, index) => `第${index}人`);
const AUTHOR = 99;
let db: Db;

beforeAll(async () => {
  db = await openDb(':memory:');
  await db
    .insertInto('user')
    .values(
      [...names, ...more].map((nickname, index) =>
        newUserRow({
          id: index + 1,
          nickname,
          nickname_key: nicknameKey(nickname),
          image_key: '',
          created_at: 1,
        }),
      ),
    )
    .execute();
  await db
    .insertInto('hidden_person')
    .values({ user_id: 7, target_id: AUTHOR, kind: 'block', created_at: 1 })
    .execute();
});
afterAll(() => db.destroy());

const named = async (text: string) =>
  (await findMentions(db, text, AUTHOR)).map(({ userId, nickname }) => `${userId} ${nickname}`);

describe('findMentions', () => {
  it.each([
    ['早上好@听松，今天去吗', ['1 听松']],
    ['@听松 的人来了', ['2 听松 的人']],
    ['@听松 的书', ['1 听松']],
    ['@ANN! @anna bell.', ['3 ANN', '4 anna bell']],
    ['@wen和@Ann', ['5 wen', '3 Ann']],
    ['@Ann @ann', ['3 Ann']],
    ['@@Ann', ['3 Ann']],
    ['@老周的旧收音机', ['6 老周的旧收音机']],
  ])('finds the users mentioned in %j', async (text, who) => expect(await named(text)).toEqual(who));
  it.each(['@annabel', 'me@ann', 'a.b@Ann.org', '@ Ann', '@', '@谁也不是', 'Ann', '@blocked one'])(
    'finds no user in %j',
    async (text) => expect(await named(text)).toEqual([]),
  );
  it('returns ten users at most', async () => {
    const text = more.map((name) => `@${name}`).join('');
    expect(await named(text)).toEqual(more.slice(0, 10).map((name, index) => `${index + 8} ${name}`));
    expect(await named('@'.repeat(140))).toEqual([]);
  });
});

it('stores mentions with the nicknames as written, and deletes them with the text', async () => {
  const write = (id: number, text: string) =>
    db.transaction().execute((trx) => storeMentions(trx, 'comment', { id, userId: AUTHOR, text, now: 5 }));
  await write(1, '@Ann @听松');
  await write(2, '没有人');
  await write(3, '@WEN');
  await db
    .updateTable('user')
    .set({ nickname: '改名了', nickname_key: '改名了' })
    .where('id', '=', 3)
    .execute();
  const of = await loadMentions(db, 'comment', [1, 2, 3]);
  expect([of(1), of(2), of(3)]).toEqual([
    {
      mentions: [
        { userId: 3, nickname: 'Ann' },
        { userId: 1, nickname: '听松' },
      ],
    },
    {},
    { mentions: [{ userId: 5, nickname: 'WEN' }] },
  ]);
  expect((await loadMentions(db, 'event', [1]))(1)).toEqual({});
  await deleteMentions(db, 'comment', [1]);
  expect((await loadMentions(db, 'comment', [1, 3]))(1)).toEqual({});
});
