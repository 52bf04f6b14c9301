import { endpoints, type ReportedKind } from '@qingyin/contract';
import { answers } from '@qingyin/contract/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ApiCaller, createCaller } from './api-caller.ts';
import { schemaProblems } from './schema-problems.ts';
import { type ServerProcess, startServer } from './server-process.ts';

const { account, library, social } = endpoints;
const SONG = { type: 0, id: '10063' };
let server: ServerProcess;
let admin: Person;
let ann: Person;
let bob: Person;
let cyd: Person;

interface Person {
  caller: ApiCaller;
  http: ApiCaller['http'];
  id: number;
}

async function newcomer(name: string, invitation?: string): Promise<Person> {
  const caller = createCaller(server.url);
  const { profile } = await caller.http.call(account.signUp, {
    params: {
      email: `${name}@example.org`,
      password: 'a long password',
      nickname: name,
      ...(invitation ? { invitation } : {}),
    },
  });
  return { caller, http: caller.http, id: profile?.userId ?? 0 };
}

beforeAll(async () => {
  server = await startServer({ args: ['--sign-up', 'open'] });
  admin = await newcomer('admin_person', /needs this code: (\S+)/.exec(server.output())?.[1]);
  ann = await newcomer('ann_writes');
  bob = await newcomer('bob_reports');
  cyd = await newcomer('cyd_reports');
  expect((await admin.http.call(account.role, {})).data.role).toBe('admin');
});
afterAll(() => server.dispose());

const post = async (who: Person, msg: string, privacy: 0 | 2 = 0) =>
  (await who.http.call(social.shareResource, { params: { type: 'noresource', msg, privacy } })).id;
const below = (id: number, author: Person) => ({ type: 6, threadId: `A_EV_2_${id}_${author.id}` });
const say = async (who: Person, content: string, thread: { type: number } = SONG) =>
  (await who.http.call(social.commentAdd, { params: { ...thread, content } })).comment?.commentId ?? 0;
const report = (who: Person, kind: ReportedKind, id: number, note = '', reason = 'spam') =>
  who.http.call(social.report, { params: { kind, id: String(id), reason: reason as 'spam', note } });
const waiting = async (kept = false) => {
  const answer = await admin.http.call(social.adminReports, { params: { kept } });
  expect(schemaProblems('reports', answers.social.adminReports, await admin.caller.body())).toEqual([]);
  return answer;
};
const resolve = (who: Person, kind: ReportedKind, id: number, action: 'keep' | 'remove') =>
  who.http.call(social.adminReportResolve, { params: { kind, id: String(id), action } });
const comments = async (who: Person = bob) =>
  (await who.http.call(social.commentMusic, { params: { id: SONG.id, limit: 100 } })).comments.map(
    (comment) => comment.commentId,
  );

describe('reports', () => {
  it('are grouped by content with reasons and notes, the newest first', async () => {
    const said = await say(ann, '不好的话');
    const id = await post(ann, '不好的动态');
    expect(await report(bob, 'comment', said, '先来的')).toEqual({ code: 200 });
    await report(bob, 'event', id, '', 'illegal');
    await report(cyd, 'comment', said, '后来的', 'abuse');
    await report(bob, 'comment', said, '改了主意', 'abuse');
    await report(bob, 'user', ann.id, '总是这样');
    const { data, more, waiting: count } = await waiting();
    expect([more, count]).toEqual([false, 3]);
    expect(data).toMatchObject([
      { kind: 'user', id: ann.id, count: 1, content: '', subject: null, notes: ['总是这样'] },
      {
        kind: 'comment',
        id: said,
        count: 2,
        reasons: ['abuse'],
        notes: ['改了主意', '后来的'],
        author: { userId: ann.id, nickname: 'ann_writes' },
        content: '不好的话',
        subject: { kind: 'song', id: SONG.id },
        keptTime: 0,
      },
      { kind: 'event', id, count: 1, reasons: ['illegal'], notes: [], subject: { id: String(id) } },
    ]);
    const page = await admin.http.call(social.adminReports, { params: { limit: 1, offset: 1 } });
    expect(page).toMatchObject({ data: [{ kind: 'comment' }], more: true, waiting: 3 });

    expect(await resolve(admin, 'comment', said, 'remove')).toEqual({ code: 200 });
    expect(await comments()).not.toContain(said);
    expect(await resolve(admin, 'comment', said, 'remove')).toMatchObject({ code: 404 });
    expect(await resolve(admin, 'event', id, 'remove')).toEqual({ code: 200 });
    expect(await bob.http.call(social.eventDetail, { params: { evId: String(id) } })).toMatchObject({
      code: 404,
    });
    expect((await waiting()).data.map(({ kind }) => kind)).toEqual(['user']);
    expect(await resolve(admin, 'user', ann.id, 'keep')).toEqual({ code: 200 });
    expect(await waiting()).toMatchObject({ data: [], waiting: 0 });
  });

  it('disappear when the author deletes the content or the account', async () => {
    const said = await say(ann, '我会删的');
    const id = await post(ann, '也会删的');
    const under = await say(cyd, '下面的', below(id, ann));
    for (const [kind, target] of [
      ['comment', said],
      ['event', id],
      ['comment', under],
    ] as const)
      await report(bob, kind, target);
    expect((await waiting()).waiting).toBe(3);
    await ann.http.call(social.commentDelete, { params: { ...SONG, cid: String(said) } });
    expect((await waiting()).waiting).toBe(2);
    await ann.http.call(social.eventDel, { params: { evId: String(id) } });
    expect(await waiting()).toMatchObject({ data: [], waiting: 0 });
    const dan = await newcomer('dan_leaves');
    await report(bob, 'user', dan.id);
    await report(bob, 'comment', await say(dan, '我也走了'));
    await report(dan, 'user', ann.id);
    expect((await waiting()).waiting).toBe(3);
    await dan.http.call(account.accountDelete, { params: { password: 'a long password' } });
    expect(await waiting()).toMatchObject({ data: [], waiting: 0 });
  });

  it('can be dismissed, and reopen only by another reporter', async () => {
    const said = await say(ann, '其实还好');
    await report(bob, 'comment', said);
    await resolve(admin, 'comment', said, 'keep');
    expect((await waiting()).data).toEqual([]);
    const kept = (await waiting(true)).data.find((report) => report.id === said);
    expect(kept?.keptTime).toBeGreaterThan(0);
    await report(bob, 'comment', said, '真的不行');
    expect((await waiting()).data).toEqual([]);
    await report(cyd, 'comment', said);
    expect((await waiting()).data).toMatchObject([{ id: said, count: 2, keptTime: 0 }]);
    expect(await comments()).toContain(said);
    await resolve(admin, 'comment', said, 'remove');
  });
});

describe('permissions', () => {
  it('refuses reports of content the user cannot see, and of oneself', async () => {
    const secret = await post(ann, '只给自己', 2);
    const under = await say(ann, '自己说', below(secret, ann));
    const { id } = await ann.http.call(library.playlistCreate, { params: { name: '私密', privacy: 10 } });
    const inList = await say(ann, '列表里', { type: 2, id: String(id) } as { type: number });
    for (const [kind, target] of [
      ['event', secret],
      ['comment', under],
      ['comment', inList],
      ['comment', 999_999_999],
      ['user', 4711],
    ] as const)
      expect(await report(bob, kind, target)).toMatchObject({ code: 404 });
    expect(await report(ann, 'user', ann.id)).toMatchObject({ code: 400 });
    expect(await report(ann, 'event', secret)).toMatchObject({ code: 400 });
    expect((await waiting()).data).toEqual([]);
    // Content that a user saw before blocking its author can be reported.
    const said = await say(ann, '拉黑之前');
    await bob.http.call(social.peopleBlock, { params: { id: String(ann.id), t: 1 } });
    expect(await report(bob, 'comment', said)).toEqual({ code: 200 });
    await bob.http.call(social.peopleBlock, { params: { id: String(ann.id), t: 0 } });
    await resolve(admin, 'comment', said, 'remove');
  });

  it('refuses administration to users', async () => {
    const said = await say(ann, '别动我');
    const id = await post(ann, '也别动我');
    await report(bob, 'comment', said);
    const tries = [
      bob.http.call(social.adminReports, {}),
      bob.http.call(social.adminReports, { params: { kept: true } }),
      resolve(bob, 'comment', said, 'remove'),
      resolve(bob, 'comment', said, 'keep'),
      resolve(ann, 'comment', said, 'keep'),
      bob.http.call(social.adminRemove, { params: { kind: 'comment', id: String(said) } }),
      bob.http.call(social.adminRemove, { params: { kind: 'event', id: String(id) } }),
    ];
    for (const answer of await Promise.all<object>(tries)) expect(answer).toMatchObject({ code: 403 });
    expect(await comments()).toContain(said);
    expect((await waiting()).waiting).toBe(1);
    for (const [kind, target] of [
      ['comment', said],
      ['event', id],
    ] as const) {
      const params = { kind, id: String(target) };
      expect(await admin.http.call(social.adminRemove, { params })).toEqual({ code: 200 });
      expect(await admin.http.call(social.adminRemove, { params })).toMatchObject({ code: 404 });
    }
    expect((await waiting()).waiting).toBe(0);
  });

  it('removes all posts and comments of one user, and none of others', async () => {
    const eve = await newcomer('eve_pours');
    const others = await say(ann, '我先来');
    const said: number[] = [];
    for (let index = 0; index < 3; index += 1) {
      said.push(await say(eve, `倒一桶 ${index}`));
      await post(eve, `倒一条 ${index}`);
    }
    const { comment } = await ann.http.call(social.commentReply, {
      params: { ...SONG, cid: String(said[0]), content: '别倒了' },
    });
    await report(bob, 'user', eve.id, '水军');
    await resolve(admin, 'user', eve.id, 'remove');
    const left = await comments();
    expect(left).toEqual(expect.arrayContaining([others, comment?.commentId]));
    expect(left.filter((id) => said.includes(id))).toEqual([]);
    const params = { uid: String(eve.id) };
    expect(await bob.http.call(social.userEvent, { params })).toMatchObject({ events: [], size: 0 });
    expect((await waiting()).waiting).toBe(0);
    expect((await ann.http.call(social.notifications, {})).data.notices).toEqual([]);
  });

  it('the author of a post can delete comments below it', async () => {
    const id = await post(ann, '我的地方');
    const thread = below(id, ann);
    const rude = await say(bob, '不客气', thread);
    const remove = (who: Person, cid: number, where: { type: number }) =>
      who.http.call(social.commentDelete, { params: { ...where, cid: String(cid) } });
    expect(await remove(cyd, rude, thread)).toMatchObject({ code: 401 });
    const elsewhere = await say(bob, '别处');
    expect(await remove(ann, elsewhere, SONG)).toMatchObject({ code: 401 });
    // Nor by naming another thread.
    expect(await remove(ann, elsewhere, thread)).toMatchObject({ code: 404 });
    expect(await remove(ann, rude, thread)).toEqual({ code: 200 });
    expect(await remove(ann, rude, thread)).toMatchObject({ code: 404 });
    // A comment hidden from the author by a block is still visible to others, and can be deleted.
    const again = await say(bob, '又来', thread);
    const block = (t: 0 | 1) => ann.http.call(social.peopleBlock, { params: { id: String(bob.id), t } });
    await block(1);
    expect(await remove(ann, again, thread)).toEqual({ code: 200 });
    await block(0);
  });
});

it('limits the rate of reports', async () => {
  const fay = await newcomer('fay_reports');
  const codes = new Set<number>();
  for (let index = 0; index < 32; index += 1) codes.add((await report(fay, 'user', ann.id)).code);
  expect([...codes]).toEqual([200, 405]);
});
