import { endpoints } from '@qingyin/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ApiCaller, createCaller } from './api-caller.ts';
import { type ServerProcess, startServer } from './server-process.ts';

const { account, social } = endpoints;
const SONG = { type: 0, id: '10064' };
let server: ServerProcess;
let ann: Person;
let bob: Person;
let guest: ApiCaller['http'];

interface Person {
  http: ApiCaller['http'];
  fetch: typeof fetch;
  id: number;
  name: string;
}

async function newcomer(name: string): Promise<Person> {
  const { http, fetch } = createCaller(server.url);
  const { profile } = await http.call(account.signUp, {
    params: { email: `${name}@example.org`, password: 'a long password', nickname: name },
  });
  return { http, fetch, id: profile?.userId ?? 0, name };
}

beforeAll(async () => {
  server = await startServer({ args: ['--sign-up', 'open'] });
  ann = await newcomer('ann_words');
  bob = await newcomer('bob_words');
  guest = createCaller(server.url).http;
});
afterAll(() => server.dispose());

const say = (who: Person, content: string, more: object = {}) =>
  who.http.call(social.commentAdd, { params: { ...SONG, content, ...more } });
const answer = (who: Person, cid: number, content = '答') =>
  who.http.call(social.commentReply, { params: { ...SONG, cid: String(cid), content } });
const like = (who: Person, cid: number, t: 0 | 1) =>
  who.http.call(social.commentLike, { params: { ...SONG, cid: String(cid), t } });
const block = (who: Person, target: Person, t: 0 | 1) =>
  who.http.call(social.peopleBlock, { params: { id: String(target.id), t } });
const said = async (who: Person, content: string, more?: object): Promise<number> => {
  const { comment } = await say(who, content, more);
  expect(comment?.commentId).toBeGreaterThan(0);
  return comment?.commentId ?? 0;
};
const newest = async () =>
  (await guest.call(social.commentMusic, { params: { id: SONG.id, limit: 1 } })).comments[0];

describe('comment texts', () => {
  it.each([
    ['<script>alert(1)</script><img src=x onerror=alert(1)>', undefined],
    ['"><svg onload=alert(1)> {{7*7}} ${7*7} %00 \\u0000', undefined],
    ["'; drop table comment; --", undefined],
    ['[a](javascript:alert(1)) javascript:alert(1)', undefined],
    ['好\u202E听\u2066的\u2069', '好听的'],
    ['一\n\n\n\n\n\n二', '一\n\n二'],
    ['零\u200B\u200B\u200B\u200B宽', '零\u200B宽'],
    ['一家👨‍👩‍👧‍👦人', undefined],
  ])('%j is stored as text', async (content, kept = content) => {
    const answered = await say(ann, content);
    expect(answered.comment?.content).toBe(kept);
    expect((await newest())?.content).toBe(kept);
    const id = answered.comment?.commentId ?? 0;
    expect((await answer(bob, id, content)).comment?.content).toBe(kept);
  });

  it.each([
    ['a text without visible characters', '\u200B\u200D \u3164\u2800\n'],
    ['141 characters', '长'.repeat(141)],
    ['141 emoji', '🎵'.repeat(141)],
    ['a NUL', 'a\0b'],
    ['20,000 zero-width characters', `a${'\u200B'.repeat(20_000)}`],
  ])('%s is refused', async (_what, content) => {
    const before = await newest();
    expect((await say(ann, content)).code).toBe(400);
    expect((await answer(ann, before?.commentId ?? 0, content)).code).toBe(400);
    expect((await newest())?.commentId).toBe(before?.commentId);
  });

  // A regular expression with quadratic backtracking would exceed this timeout.
  it('refuses a megabyte at once, in every field', { timeout: 3000 }, async () => {
    const before = await newest();
    const content = 'x'.repeat(1_000_000);
    for (const body of [
      JSON.stringify({ ...SONG, content }),
      JSON.stringify({ ...SONG, content: 'ok', at: content }),
      JSON.stringify({ ...SONG, content: 'ok', threadId: content }),
    ]) {
      const response = await ann.fetch(`${server.url}/api/comment/add`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      });
      expect(response.status).toBe(200);
      expect(await response.json()).toMatchObject({ code: 400 });
    }
    expect((await newest())?.commentId).toBe(before?.commentId);
  });

  it('belong to their thread only', async () => {
    const id = await said(ann, '在这里');
    const elsewhere = { type: 0, id: '10001', cid: String(id) };
    for (const call of [
      bob.http.call(social.commentReply, { params: { ...elsewhere, content: '那里' } }),
      bob.http.call(social.commentLike, { params: { ...elsewhere, t: 1 } }),
      guest.call(social.commentFloor, { params: { ...elsewhere, parentCommentId: String(id) } }),
    ])
      expect(await call).toMatchObject({ code: 404 });
  });
});

describe('mentions in comments', () => {
  it('list existing users only, in every way a comment is read', async () => {
    const mentions = [{ userId: bob.id, nickname: bob.name }];
    const { comment } = await say(ann, `@${bob.name} 和 @没有这个人 来听`, { at: 1000 });
    expect(comment).toMatchObject({ mentions });
    const id = comment?.commentId ?? 0;
    expect(await newest()).toMatchObject({ commentId: id, mentions });
    const moments = await guest.call(social.commentMoments, { params: { id: SONG.id } });
    expect(moments.data.comments.find((one) => one.commentId === id)).toMatchObject({ mentions });
    const floor = await guest.call(social.commentFloor, {
      params: { ...SONG, parentCommentId: String(id) },
    });
    expect(floor.data.ownerComment).toMatchObject({ mentions });
    const plain = await say(ann, '没有人');
    expect(plain.comment && 'mentions' in plain.comment).toBe(false);
    expect((await newest()) ?? {}).not.toHaveProperty('mentions');
  });
});

it('hides comments between users of whom one blocked the other, in every list', async () => {
  const cyd = await newcomer('cyd_words');
  const theirs = await said(cyd, '我是丙', { at: 2000 });
  const mine = await said(bob, '我是乙', { at: 2000 });
  const quoted = (await answer(ann, theirs, '答丙')).comment?.commentId ?? 0;
  await answer(cyd, mine, '丙答乙');
  await answer(ann, mine, '甲答乙');
  const lists = async (who: Person): Promise<number[][]> => {
    const page = await who.http.call(social.commentMusic, { params: { id: SONG.id, limit: 100 } });
    const moments = await who.http.call(social.commentMoments, { params: { id: SONG.id, limit: 100 } });
    const sorted = await Promise.all(
      [99, 2, 3].map((sortType) =>
        who.http.call(social.commentNew, { params: { ...SONG, sortType, pageSize: 100 } }),
      ),
    );
    const floor = await who.http.call(social.commentFloor, {
      params: { ...SONG, parentCommentId: String(mine) },
    });
    const ofCyd = await who.http.call(social.userCommentHistory, { params: { uid: String(cyd.id) } });
    expect(new Set([page.total, ...sorted.map(({ data }) => data.totalCount)]).size).toBe(1);
    return [
      page.comments,
      moments.data.comments,
      ...sorted.map(({ data }) => data.comments),
      floor.data?.comments ?? [],
      ofCyd.data.comments,
    ].map((list) => list.filter(({ user }) => user.userId === cyd.id).map(({ commentId }) => commentId));
  };
  const before = await lists(bob);
  expect(before.map((list) => list.length)).toEqual([2, 1, 1, 1, 1, 1, 2]);
  await block(bob, cyd, 1);
  expect((await lists(bob)).flat()).toEqual([]);
  expect(await lists(ann)).toEqual(before);
  const page = await bob.http.call(social.commentMusic, { params: { id: SONG.id, limit: 100 } });
  expect(page.comments.find((one) => one.commentId === quoted)).toMatchObject({
    content: '答丙',
    beReplied: [{ content: null }],
  });
  expect(await answer(bob, theirs)).toMatchObject({ code: 403 });
  expect(await answer(cyd, mine)).toMatchObject({ code: 403 });
  expect(await like(cyd, mine, 1)).toMatchObject({ code: 404 });
  const seen = await cyd.http.call(social.commentMusic, { params: { id: SONG.id, limit: 100 } });
  expect(seen.comments.filter(({ user }) => user.userId === bob.id)).toEqual([]);
  await block(bob, cyd, 0);
  expect(await lists(bob)).toEqual(before);
});
