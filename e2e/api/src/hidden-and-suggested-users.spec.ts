import { endpoints } from '@qingyin/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type ApiCaller, createCaller } from './api-caller.ts';
import { createTestAccount, type TestAccount } from './test-account.ts';
import { type ServerProcess, startServer } from './server-process.ts';

const { account, library, social } = endpoints;
const SONG = '10060';
const ARTIST = '1201';
let server: ServerProcess;
let ann: TestAccount;
let bob: TestAccount;
let cyd: TestAccount;
let guest: ApiCaller;

beforeAll(async () => {
  server = await startServer({ args: ['--sign-up', 'open'] });
  guest = createCaller(server.url);
  ann = await createTestAccount(server.url, 'annchen');
  bob = await createTestAccount(server.url, 'bobchen');
  cyd = await createTestAccount(server.url, 'cydchen');
});
afterAll(() => server.dispose());
beforeEach(async () => {
  for (const one of [ann, bob, cyd])
    for (const other of [ann, bob, cyd])
      if (one !== other) {
        await hide(one, 'peopleBlock', other, 0);
        await hide(one, 'peopleMute', other, 0);
        await follow(one, other, 0);
      }
});

const follow = (who: TestAccount, whom: Pick<TestAccount, 'id'>, t: 0 | 1 = 1) =>
  who.caller.http.call(library.follow, { params: { id: String(whom.id), t } });
const hide = (
  who: TestAccount,
  how: 'peopleBlock' | 'peopleMute',
  whom: Pick<TestAccount, 'id'>,
  t: 0 | 1 = 1,
) => who.caller.http.call(social[how], { params: { id: String(whom.id), t } });
const hidden = async (who: TestAccount) =>
  (await who.caller.http.call(social.peopleHidden)).data.map((one) => [one.userId, one.kind]);
const post = async (who: TestAccount, msg: string, privacy: 0 | 1 | 2 | 6 = 0) =>
  (await who.caller.http.call(social.shareResource, { params: { type: 'noresource', msg, privacy } })).id;
const feed = async (who: TestAccount) =>
  (await who.caller.http.call(social.event, { params: { pagesize: 100 } })).event.map(({ id }) => id);
const posted = async (who: ApiCaller, { id }: TestAccount) =>
  (await who.http.call(social.userEvent, { params: { uid: String(id), limit: 100 } })).events.map(
    (event) => event.id,
  );
const detail = (who: ApiCaller, id: number) =>
  who.http.call(social.eventDetail, { params: { evId: String(id) } });
const profileOf = async (who: ApiCaller, { id }: TestAccount) =>
  (await who.http.call(account.userDetail, { params: { uid: String(id) } })).profile;
const suggested = async (who: TestAccount, limit = 100) =>
  (await who.caller.http.call(social.peopleSuggested, { params: { limit } })).data;
const reasonFor = async (who: TestAccount, { id }: Pick<TestAccount, 'id'>) =>
  (await suggested(who)).find((user) => user.userId === id)?.reason;

describe('a blocked user', () => {
  it('can neither follow nor be followed, and gets an error that says so', async () => {
    await follow(ann, bob);
    await follow(bob, ann);
    expect(await hide(ann, 'peopleBlock', bob)).toEqual({ code: 200 });
    for (const [one, other] of [
      [ann, bob],
      [bob, ann],
    ] as const) {
      const profile = await profileOf(one.caller, other);
      expect(profile).toMatchObject({ followed: false, mutual: false, followMe: false });
      expect([profile.blacklist, profile.inBlacklist]).toEqual([one === ann, one === bob]);
      expect(await follow(one, other)).toMatchObject({ code: 403 });
    }
    expect(await follow(bob, ann)).toMatchObject({ message: '对方已将你拉黑，不能这样做' });
    const english = createCaller(server.url, { 'accept-language': 'en' });
    english.cookies.set('MUSIC_U', bob.caller.cookies.get('MUSIC_U') ?? '');
    expect(await follow({ ...bob, caller: english }, ann)).toMatchObject({
      message: 'This person has blocked you',
    });
    expect(await profileOf(cyd.caller, ann)).toMatchObject({ blacklist: false, inBlacklist: false });
    expect(await profileOf(guest, ann)).toMatchObject({ blacklist: false, inBlacklist: false });
    expect([await hidden(ann), await hidden(bob)]).toEqual([[[bob.id, 'block']], []]);
    await hide(ann, 'peopleBlock', bob, 0);
    expect(await profileOf(bob.caller, ann)).toMatchObject({ inBlacklist: false, followed: false });
    expect(await follow(bob, ann)).toMatchObject({ code: 200, user: { followed: true } });
  });

  it('can neither see nor use the other user’s posts, and the other way round', async () => {
    const hers = await post(ann, '安的');
    const his = await post(bob, '鲍的');
    const thread = { type: 6, threadId: `A_EV_2_${hers}_${ann.id}` };
    const { data } = await cyd.caller.http.call(social.eventForward, {
      params: { evId: String(hers), uid: String(ann.id), forwards: '转' },
    });
    const passedOn = async (who: ApiCaller) =>
      Object.keys(JSON.parse((await detail(who, data.eventId)).event.json) as object);
    expect(await passedOn(bob.caller)).toEqual(['msg', 'event']);
    const secret = await post(ann, '密', 2);
    await hide(ann, 'peopleBlock', bob);
    expect([await posted(bob.caller, ann), await posted(ann.caller, bob)]).toEqual([[], []]);
    expect(await posted(guest, ann)).toContain(hers);
    expect((await profileOf(bob.caller, ann)).eventCount).toBe(0);
    expect(await detail(bob.caller, hers)).toMatchObject({ code: 404 });
    expect(await detail(ann.caller, his)).toMatchObject({ code: 404 });
    expect([await passedOn(bob.caller), await passedOn(cyd.caller)]).toEqual([['msg'], ['msg', 'event']]);
    const { http } = bob.caller;
    const about = (evId: number) => ({ evId: String(evId), uid: String(ann.id) });
    const tries: Promise<object>[] = [
      http.call(social.resourceLike, { params: { ...thread, t: 1 } }),
      http.call(social.commentAdd, { params: { ...thread, content: '说' } }),
      http.call(social.comment, { params: { t: 1, ...thread, content: '说' } }),
      http.call(social.eventForward, { params: about(hers) }),
      http.call(social.eventForward, { params: { evId: String(data.eventId), uid: String(cyd.id) } }),
    ];
    for (const answer of await Promise.all(tries))
      expect(answer).toMatchObject({ code: 403, message: '对方已将你拉黑，不能这样做' });
    // The answer to a hidden post does not reveal the block.
    expect(await http.call(social.eventForward, { params: about(secret) })).toMatchObject({ code: 404 });
    expect(
      await ann.caller.http.call(social.resourceLike, {
        params: { type: 6, threadId: `A_EV_2_${his}_${bob.id}`, t: 1 },
      }),
    ).toMatchObject({ code: 403, message: '你已拉黑对方，请先移出黑名单' });
    expect((await detail(ann.caller, hers)).event.info).toMatchObject({
      likedCount: 0,
      commentCount: 0,
      shareCount: 1,
    });
  });

  it('is not mentioned, and cannot mention users who blocked them', async () => {
    await hide(ann, 'peopleBlock', bob);
    const named = async (who: TestAccount) =>
      (await detail(guest, await post(who, '@annchen @bobchen @cydchen'))).event.mentions;
    expect(await named(bob)).toMatchObject([{ userId: bob.id }, { userId: cyd.id }]);
    expect(await named(ann)).toMatchObject([{ userId: ann.id }, { userId: cyd.id }]);
    expect(await named(cyd)).toHaveLength(3);
  });

  it('has to exist and be another user', async () => {
    for (const how of ['peopleBlock', 'peopleMute'] as const) {
      expect(await hide(ann, how, ann)).toMatchObject({ code: 400 });
      expect(await hide(ann, how, { id: 4711 })).toMatchObject({ code: 404 });
    }
    expect(await hidden(ann)).toEqual([]);
  });
});

describe('a muted user', () => {
  it('is excluded from the feed, and keeps follows in both directions', async () => {
    await follow(ann, bob);
    await follow(ann, cyd);
    const [his, hers] = [await post(bob, '吵'), await post(cyd, '静')];
    expect(await feed(ann)).toEqual(expect.arrayContaining([his, hers]));
    await hide(ann, 'peopleMute', bob);
    const seen = await feed(ann);
    expect([seen.includes(his), seen.includes(hers)]).toEqual([false, true]);
    expect(await posted(ann.caller, bob)).toContain(his);
    expect(await profileOf(ann.caller, bob)).toMatchObject({ followed: true, blacklist: false });
    expect(await profileOf(bob.caller, ann)).toMatchObject({ inBlacklist: false });
    expect(await hidden(ann)).toEqual([[bob.id, 'mute']]);
    // Blocking replaces muting, and unblocking removes both.
    await hide(ann, 'peopleBlock', bob);
    await hide(ann, 'peopleMute', bob);
    await hide(ann, 'peopleMute', bob, 0);
    expect(await hidden(ann)).toEqual([[bob.id, 'block']]);
    await hide(ann, 'peopleBlock', bob, 0);
    expect(await hidden(ann)).toEqual([]);
  });
});

describe('the audience of a user’s posts', () => {
  const privacy = async (events?: 0 | 1 | 2 | 6) =>
    (await bob.caller.http.call(social.feedPrivacy, { params: events === undefined ? {} : { events } })).data
      .events;
  it('applies on every way to the posts', async () => {
    await follow(ann, bob);
    const open = await post(bob, '给大家');
    const mine = await post(bob, '给自己', 2);
    const topical = await post(bob, '#夏夜歌单# 蝉');
    const request = async () =>
      (await guest.http.call(social.topicDetail, { params: { actid: '304' } })).act.participateCount;
    const hot = async (who: ApiCaller) =>
      (await who.http.call(social.topicDetailEventHot, { params: { actid: '304' } })).events.map(
        ({ id }) => id,
      );
    const participants = await request();
    const sees = async (who: TestAccount): Promise<boolean> => {
      const thread = `A_EV_2_${open}_${bob.id}`;
      const { http } = who.caller;
      const ways = [
        (await posted(who.caller, bob)).includes(open),
        (await detail(who.caller, open)).code === 200,
        (await http.call(social.commentEvent, { params: { threadId: thread } })).code === 200,
        (await http.call(social.commentInfoList, { params: { type: 6, ids: String(open) } })).data.length ===
          1,
        (await http.call(social.resourceLike, { params: { type: 6, threadId: thread, t: 1 } })).code === 200,
        (await profileOf(who.caller, bob)).eventCount > 0,
        (await hot(who.caller)).includes(topical),
      ];
      expect(new Set(ways).size).toBe(1);
      return ways[0] === true;
    };
    expect(await privacy()).toBe(0);
    expect([await sees(ann), await sees(cyd), await sees(bob)]).toEqual([true, true, true]);
    expect(await privacy(1)).toBe(1);
    expect([await sees(ann), await sees(cyd), await sees(bob)]).toEqual([false, false, true]);
    expect(await feed(ann)).not.toContain(open);
    expect(await posted(guest, bob)).toEqual([]);
    expect(await request()).toBe(participants - 1);
    await follow(bob, cyd);
    expect([await sees(ann), await sees(cyd)]).toEqual([false, true]);
    expect(await privacy(6)).toBe(6);
    expect([await sees(ann), await sees(cyd)]).toEqual([false, false]);
    await follow(bob, ann);
    expect([await sees(ann), await sees(cyd)]).toEqual([true, false]);
    expect(await feed(ann)).toContain(open);
    expect(await privacy(2)).toBe(2);
    expect([await sees(ann), await sees(bob)]).toEqual([false, true]);
    // The privacy of a single post stays unchanged.
    expect(await privacy(0)).toBe(0);
    expect(await sees(cyd)).toBe(true);
    expect(await detail(ann.caller, mine)).toMatchObject({ code: 404 });
  });
});

describe('suggested users', () => {
  /** Likes a song, and lets others see the liked songs, which are private at first. */
  const like = async (who: TestAccount, id: string): Promise<void> => {
    const { playlistId } = await who.caller.http.call(library.like, { params: { id, like: true } });
    await who.caller.http.call(library.playlistPrivacy, { params: { id: String(playlistId) } });
  };
  const keep = (who: TestAccount, id: string) =>
    who.caller.http.call(library.artistSub, { params: { id, t: 1 } });
  it('have the strongest reason, and come once each', async () => {
    const { follow: known } = await guest.http.call(social.userFollows, { params: { uid: '1' } });
    expect((await suggested(ann)).every(({ reason }) => reason.kind === 'popular')).toBe(true);
    await keep(ann, ARTIST);
    await keep(cyd, ARTIST);
    expect(await reasonFor(ann, cyd)).toMatchObject({
      kind: 'artists',
      count: 1,
      names: [expect.any(String)],
    });
    await like(ann, SONG);
    await like(cyd, SONG);
    expect(await reasonFor(ann, cyd)).toEqual({ kind: 'songs', count: 1 });
    await follow(bob, cyd);
    await follow(ann, bob);
    expect(await reasonFor(ann, cyd)).toEqual({ kind: 'friends', count: 1, nicknames: ['bobchen'] });
    await follow(ann, { id: 1 });
    const people = await suggested(ann);
    expect(new Set(people.map(({ userId }) => userId)).size).toBe(people.length);
    expect(people.filter(({ followed }) => followed)).toEqual([]);
    const ids = people.map(({ userId }) => userId);
    expect(ids).toEqual(expect.arrayContaining(known.map(({ userId }) => userId).filter((id) => id !== 10)));
    expect([ids.includes(ann.id), ids.includes(bob.id), ids.includes(10)]).toEqual([false, false, false]);
    const order = ['friends', 'songs', 'artists', 'popular'];
    const places = people.map(({ reason }) => order.indexOf(reason.kind));
    expect(places).toEqual([...places].sort());
    expect(await suggested(ann, 2)).toEqual(people.slice(0, 2));
    await follow(ann, { id: 1 }, 0);
  });
  it('exclude hidden users in both directions, and rejected suggestions', async () => {
    await follow(bob, cyd);
    await follow(ann, bob);
    expect(await reasonFor(ann, cyd)).toBeDefined();
    for (const [who, how, whom] of [
      [ann, 'peopleBlock', cyd],
      [cyd, 'peopleBlock', ann],
      [ann, 'peopleMute', cyd],
    ] as const) {
      await hide(who, how, whom);
      expect(await reasonFor(ann, cyd)).toBeUndefined();
      await hide(who, how, whom, 0);
    }
    // Being muted by a user does not exclude that user.
    await hide(cyd, 'peopleMute', ann);
    expect(await reasonFor(ann, cyd)).toBeDefined();
    const notWanted = (t?: number) =>
      ann.caller.http.call(social.peopleNotSuggested, {
        params: { id: String(cyd.id), ...(t === undefined ? {} : { t }) },
      });
    expect(await notWanted()).toEqual({ code: 200 });
    expect(await notWanted()).toEqual({ code: 200 });
    expect(await reasonFor(ann, cyd)).toBeUndefined();
    await notWanted(0);
    expect(await reasonFor(ann, cyd)).toBeDefined();
  });
  it('reveal nothing about private follows and likes', async () => {
    const { data } = await cyd.caller.http.call(social.peopleSuggested);
    expect(data.length).toBeGreaterThan(0);
    const dee = await createTestAccount(server.url, 'deechen');
    await like(dee, '10061');
    await like(ann, '10061');
    expect(await reasonFor(ann, dee)).toEqual({ kind: 'songs', count: 1 });
    await dee.caller.http.call(endpoints.listening.recordPrivacy, { params: { hidden: true } });
    expect(await reasonFor(ann, dee)).toBeUndefined();
  });
});

it('deleting an account removes it from hidden users, rejected suggestions and mentions', async () => {
  const eve = await createTestAccount(server.url, 'evechen');
  await hide(ann, 'peopleBlock', eve);
  await hide(eve, 'peopleMute', bob);
  await eve.caller.http.call(social.peopleNotSuggested, { params: { id: String(cyd.id) } });
  await eve.caller.http.call(social.feedPrivacy, { params: { events: 6 } });
  const id = await post(cyd, '@evechen @annchen');
  const { data } = await eve.caller.http.call(account.accountExport);
  expect([
    data.tables['hidden_person'],
    data.tables['not_suggested'],
    data.tables['feed_privacy'],
  ]).toMatchObject([[{ kind: 'mute' }], [{ target_id: cyd.id }], [{ events: 6 }]]);
  await eve.caller.http.call(account.accountDelete, { params: { password: 'a long password' } });
  expect(await hidden(ann)).toEqual([]);
  expect((await detail(guest, id)).event.mentions).toEqual([{ userId: ann.id, nickname: 'annchen' }]);
});
