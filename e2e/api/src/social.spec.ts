import { endpoints } from '@qingyin/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ApiCaller, createCaller } from './api-caller.ts';
import { demoCaller } from './demo-caller.ts';
import { createTestAccount, type TestAccount } from './test-account.ts';
import { type ServerProcess, startServer } from './server-process.ts';

const { account, library, music, social } = endpoints;
const ME = 10;
let server: ServerProcess;
let demo: ApiCaller;
let ann: TestAccount;
let bob: TestAccount;
let guest: ApiCaller;

beforeAll(async () => {
  server = await startServer({ args: ['--sign-up', 'open'] });
  guest = createCaller(server.url);
  demo = await demoCaller(server.url);
  ann = await createTestAccount(server.url, 'annchen');
  bob = await createTestAccount(server.url, 'bobchen');
  expect(ann.id * bob.id).toBeGreaterThan(0);
});
afterAll(() => server.dispose());

const follow = (who: ApiCaller, target: number, t: 0 | 1 = 1) =>
  who.http.call(library.follow, { params: { id: String(target), t } });
const post = (who: ApiCaller, msg: string) =>
  who.http.call(social.shareResource, { params: { type: 'noresource', msg } });
const privacy = (who: ApiCaller, evId: number, to: 0 | 1 | 2 | 6) =>
  who.http.call(social.eventPrivacy, { params: { evId: String(evId), privacy: to } });
const thread = (evId: number, userId: number) => ({ type: 6, threadId: `A_EV_2_${evId}_${userId}` });
const feed = async (who: ApiCaller, pagesize = 100, lasttime = -1) =>
  who.http.call(social.event, { params: { pagesize, lasttime } });
const idsOf = (list: { id: number }[]) => list.map((event) => event.id);
const profileOf = async (who: ApiCaller, uid: number) =>
  (await who.http.call(account.userDetail, { params: { uid: String(uid) } })).profile;

describe('a comment thread', () => {
  const song = { type: 0, id: '10060' };
  const page = async (who: ApiCaller) =>
    who.http.call(social.commentMusic, { params: { id: song.id, limit: 100 } });
  const say = async (who: ApiCaller, content: string, commentId?: number) => {
    const params = commentId
      ? ({ ...song, t: 2, content, commentId: String(commentId) } as const)
      : ({ ...song, t: 1, content } as const);
    const { comment } = await who.http.call(social.comment, { params });
    return comment?.commentId ?? 0;
  };
  const remove = (who: ApiCaller, id: number) =>
    who.http.call(social.comment, { params: { ...song, t: 0, commentId: String(id) } });

  it('counts comments, answers, likes and deletions', async () => {
    const before = (await page(guest)).total;
    const first = await say(demo, '  第一句  ');
    const second = await say(ann.caller, '第二句', first);
    const third = await say(bob.caller, '第三句', second);
    const { total, comments } = await page(guest);
    expect(total).toBe(before + 3);
    expect(comments.slice(0, 3)).toMatchObject([
      {
        commentId: third,
        parentCommentId: first,
        beReplied: [{ content: '第二句', user: { userId: ann.id } }],
      },
      { commentId: second, parentCommentId: first },
      { commentId: first, parentCommentId: 0, content: '第一句', replyCount: 2 },
    ]);
    const floor = { ...song, parentCommentId: String(first) };
    const { data } = await guest.http.call(social.commentFloor, { params: { ...floor, limit: 1 } });
    expect(data).toMatchObject({ totalCount: 2, hasMore: true, comments: [{ commentId: third }] });
    const rest = await guest.http.call(social.commentFloor, { params: { ...floor, time: data.time } });
    expect(rest.data).toMatchObject({ hasMore: false, comments: [{ commentId: second }] });

    const like = (who: ApiCaller, t: number) =>
      who.http.call(social.commentLike, { params: { ...song, cid: String(first), t } });
    await Promise.all([like(ann.caller, 1), like(bob.caller, 1), like(ann.caller, 1)]);
    const likes = async (who: ApiCaller) => {
      const found = (await page(who)).comments.find((comment) => comment.commentId === first);
      return [found?.likedCount, found?.liked];
    };
    expect([await likes(guest), await likes(ann.caller)]).toEqual([
      [2, false],
      [2, true],
    ]);
    await Promise.all([like(ann.caller, 0), like(ann.caller, 0)]);
    expect(await likes(ann.caller)).toEqual([1, false]);

    expect(await remove(demo, second)).toMatchObject({ code: 401 });
    expect(await remove(ann.caller, second)).toEqual({ code: 200 });
    const after = await page(guest);
    expect(after.total).toBe(before + 2);
    expect(after.comments[0]).toMatchObject({
      commentId: third,
      content: '第三句',
      beReplied: [{ beRepliedCommentId: second, content: null, user: { userId: ann.id } }],
    });
    expect(await remove(demo, first)).toEqual({ code: 200 });
    const { data: left } = await guest.http.call(social.commentNew, { params: { ...song, sortType: 3 } });
    expect(left).toMatchObject({ totalCount: before + 1 });
    expect(left.comments[0]).toMatchObject({ commentId: third, parentCommentId: 0 });
    expect(await remove(bob.caller, third)).toEqual({ code: 200 });
    expect((await page(guest)).total).toBe(before);
    expect(await remove(bob.caller, third)).toMatchObject({ code: 404 });
  });

  it('loses nothing at page boundaries when many users write concurrently', async () => {
    await Promise.all(Array.from({ length: 12 }, (_, index) => say(demo, `同时 ${index}`)));
    const seen: number[] = [];
    let cursor = '0';
    for (let more = true; more;) {
      const { data } = await guest.http.call(social.commentNew, {
        params: { ...song, sortType: 3, pageSize: 1, cursor },
      });
      seen.push(...data.comments.map((comment) => comment.commentId));
      [more, cursor] = [data.hasMore, data.cursor];
    }
    const all = (await page(guest)).comments.map((comment) => comment.commentId);
    expect(seen).toEqual(all);
    expect(seen.length).toBeGreaterThanOrEqual(12);
    for (const id of seen.slice(0, 12)) await remove(demo, id);
  });
});

describe('the feed', () => {
  it('contains posts of followed users and own ones only, the newest first', async () => {
    const { id: mine } = await post(ann.caller, '我自己的');
    const { id: first } = await post(bob.caller, '第一条');
    expect(idsOf((await feed(ann.caller)).event)).toEqual([mine]);
    await follow(ann.caller, bob.id);
    const { id: second } = await post(bob.caller, '第二条');
    expect(idsOf((await feed(ann.caller)).event)).toEqual([second, first, mine]);
    await follow(ann.caller, bob.id, 0);
    expect(idsOf((await feed(ann.caller)).event)).toEqual([mine]);
    expect((await profileOf(guest, bob.id)).eventCount).toBe(2);
  });

  it('paginates by lasttime without gaps or duplicates, however many are posted at once', async () => {
    await follow(ann.caller, bob.id);
    await Promise.all(Array.from({ length: 8 }, (_, index) => post(bob.caller, `同时 ${index}`)));
    const whole = await feed(ann.caller);
    const times = whole.event.map((event) => event.eventTime);
    expect(times).toEqual([...new Set(times)].sort((a, b) => b - a));
    const seen: number[] = [];
    let last = -1;
    for (let more = true; more;) {
      const page = await feed(ann.caller, 1, last);
      seen.push(...idsOf(page.event));
      [more, last] = [page.more, page.lasttime];
    }
    expect(seen).toEqual(idsOf(whole.event));
    const { events, size } = await guest.http.call(social.userEvent, { params: { uid: String(bob.id) } });
    expect(size).toBe(10);
    // Her own earlier post is among them.
    expect(seen.filter((id) => idsOf(events).includes(id))).toEqual(idsOf(events));
    expect(seen.length).toBe(size + 1);
  });

  it('counts likes, comments and forwards, and drops them with the post', async () => {
    const { id } = await post(bob.caller, '数一数');
    await ann.caller.http.call(social.resourceLike, { params: { ...thread(id, bob.id), t: 1 } });
    await ann.caller.http.call(social.resourceLike, { params: { ...thread(id, bob.id), t: 1 } });
    await ann.caller.http.call(social.commentAdd, { params: { ...thread(id, bob.id), content: '一' } });
    const { data } = await ann.caller.http.call(social.eventForward, {
      params: { evId: String(id), uid: String(bob.id), forwards: '转' },
    });
    const again = await demo.http.call(social.eventForward, {
      params: { evId: String(data.eventId), uid: String(ann.id), forwards: '再转' },
    });
    const counts = { likedCount: 1, commentCount: 1, shareCount: 2 };
    const find = async () => (await feed(ann.caller)).event.find((event) => event.id === id);
    expect(await find()).toMatchObject({ forwardCount: 2, info: { liked: true, ...counts } });
    const between = await guest.http.call(social.eventDetail, { params: { evId: String(data.eventId) } });
    expect(between.event).toMatchObject({ insiteForwardCount: 1, info: { shareCount: 1 } });
    const ofDemo = async () =>
      (await guest.http.call(social.userEvent, { params: { uid: String(ME) } })).events.find(
        (event) => event.id === again.data.eventId,
      );
    expect(JSON.parse((await ofDemo())?.json ?? '')).toMatchObject({ msg: '再转', event: { id } });
    expect(await bob.caller.http.call(social.eventDel, { params: { evId: String(id) } })).toEqual({
      code: 200,
    });
    expect(await find()).toBeUndefined();
    expect(JSON.parse((await ofDemo())?.json ?? '')).toEqual({ msg: '再转' });
    const params = { threadId: thread(id, bob.id).threadId };
    expect(await guest.http.call(social.commentEvent, { params })).toMatchObject({ code: 404 });
  });
});

it('stores a link to an external video unchanged, and deletes it with its post', async () => {
  const cyd = await createTestAccount(server.url, 'cydchen');
  const link = 'https://www.mixcloud.com/%E6%9F%90%E4%BA%BA/%E5%A4%9C/#t=65';
  const msg = `${'好'.repeat(140 - link.length - 1)} ${link}`;
  const { id, event } = await post(cyd.caller, msg);
  const posted = async () =>
    (await guest.http.call(social.userEvent, { params: { uid: String(cyd.id) } })).events;
  const [kept] = await posted();
  expect(kept).toMatchObject({ id, type: event.type, user: { userId: cyd.id } });
  expect(JSON.parse(kept?.json ?? '')).toEqual({ msg });
  await cyd.caller.http.call(social.eventDel, { params: { evId: String(id) } });
  expect(await posted()).toEqual([]);
});

it('a shared artist is in the post for every caller, and counts as no other resource', async () => {
  const { id, event } = await ann.caller.http.call(social.shareResource, {
    params: { type: 'artist', id: '1201', msg: '听她' },
  });
  expect(event.type).toBe(36);
  const { events } = await guest.http.call(social.userEvent, { params: { uid: String(ann.id) } });
  const told = JSON.parse(events.find((one) => one.id === id)?.json ?? '') as object;
  const { data } = await guest.http.call(music.artistDetail, { params: { id: '1201' } });
  const { name, albumSize, musicSize } = data.artist;
  expect(told).toMatchObject({ msg: '听她', artist: { id: 1201, name, albumSize, musicSize } });
  const { data: passed } = await bob.caller.http.call(social.eventForward, {
    params: { evId: String(id), uid: String(ann.id), forwards: '我也听' },
  });
  const { event: forward } = await guest.http.call(social.eventDetail, {
    params: { evId: String(passed.eventId) },
  });
  const { event: inner } = JSON.parse(forward.json) as { event: { type: number; json: string } };
  expect([inner.type, JSON.parse(inner.json)]).toMatchObject([36, { artist: { id: 1201 } }]);
  for (const [who, evId] of [[ann, id] as const, [bob, passed.eventId] as const])
    await who.caller.http.call(social.eventDel, { params: { evId: String(evId) } });
});

describe('visibility', () => {
  it('only the author changes or deletes a post', async () => {
    const { id } = await post(bob.caller, '我的');
    const evId = String(id);
    expect(await ann.caller.http.call(social.eventDel, { params: { evId } })).toMatchObject({ code: 401 });
    expect(await privacy(ann.caller, id, 2)).toMatchObject({ code: 401 });
  });

  it('a post is visible to its audience only, on every endpoint', async () => {
    const { id } = await post(bob.caller, '看谁看得见');
    const { threadId, type } = thread(id, bob.id);
    const { comment } = await ann.caller.http.call(social.commentAdd, {
      params: { type, threadId, content: '路过' },
    });
    const sees = async (who: ApiCaller): Promise<boolean> => {
      const listed = await who.http.call(social.userEvent, { params: { uid: String(bob.id), limit: 100 } });
      const commented = await who.http.call(social.commentEvent, { params: { threadId } });
      const counted = await who.http.call(social.commentInfoList, { params: { type, ids: String(id) } });
      const floors = await who.http.call(social.commentNew, { params: { type, threadId } });
      const answers = [
        idsOf(listed.events).includes(id),
        commented.code === 200,
        counted.data.length === 1,
        floors.code === 200,
        (await profileOf(who, bob.id)).eventCount === listed.size,
      ];
      expect(answers.at(-1)).toBe(true);
      expect(new Set(answers.slice(0, -1)).size).toBe(1);
      return answers[0] === true;
    };
    const all = async () => [
      await sees(guest),
      await sees(demo),
      await sees(ann.caller),
      await sees(bob.caller),
    ];
    await follow(ann.caller, bob.id);
    expect(await all()).toEqual([true, true, true, true]);
    await privacy(bob.caller, id, 2);
    expect(await all()).toEqual([false, false, false, true]);
    const cid = String(comment?.commentId);
    const { http } = ann.caller;
    const tries = [
      http.call(social.resourceLike, { params: { type, threadId, t: 1 } }),
      http.call(social.commentAdd, { params: { type, threadId, content: '偷看' } }),
      http.call(social.commentReply, { params: { type, threadId, content: '偷看', cid } }),
      http.call(social.commentLike, { params: { type, threadId, cid, t: 1 } }),
      http.call(social.commentFloor, { params: { type, threadId, parentCommentId: cid } }),
      http.call(social.eventDel, { params: { evId: String(id) } }),
    ];
    for (const answer of await Promise.all<object>(tries)) expect(answer).toMatchObject({ code: 404 });
    expect(
      await ann.caller.http.call(social.eventForward, { params: { evId: String(id), uid: String(bob.id) } }),
    ).toMatchObject({ code: 404 });
    const history = async (who: ApiCaller) =>
      (await who.http.call(social.userCommentHistory, { params: { uid: String(ann.id), limit: 100 } })).data;
    expect((await history(demo)).comments.map((one) => one.commentId)).not.toContain(comment?.commentId);
    expect((await history(bob.caller)).comments.map((one) => one.commentId)).toContain(comment?.commentId);
    // Liking the comment under another resource does not reach it either.
    expect(
      await ann.caller.http.call(social.commentLike, {
        params: { type: 0, id: '10001', cid: String(comment?.commentId), t: 1 },
      }),
    ).toMatchObject({ code: 404 });

    await privacy(bob.caller, id, 6);
    expect(await all()).toEqual([false, false, false, true]);
    await follow(bob.caller, ann.id);
    expect(await all()).toEqual([false, false, true, true]);
    await privacy(bob.caller, id, 1);
    await follow(ann.caller, bob.id, 0);
    expect(await all()).toEqual([false, false, true, true]);
    await follow(bob.caller, ann.id, 0);
    await privacy(bob.caller, id, 2);
    // An own comment can be deleted even where the thread is not visible any more.
    const gone = { type, threadId, cid: String(comment?.commentId) };
    expect(await ann.caller.http.call(social.commentDelete, { params: gone })).toEqual({ code: 200 });
  });

  it('a private playlist has no comments, shares or likes for others', async () => {
    const made = await bob.caller.http.call(library.playlistCreate, {
      params: { name: '私密', privacy: 10 },
    });
    const id = String(made.id);
    const shared = await bob.caller.http.call(social.shareResource, { params: { type: 'playlist', id } });
    await bob.caller.http.call(social.commentAdd, { params: { type: 2, id, content: '自己说' } });
    expect(await bob.caller.http.call(social.commentPlaylist, { params: { id } })).toMatchObject({
      total: 1,
    });
    for (const who of [guest, ann.caller])
      expect(await who.http.call(social.commentPlaylist, { params: { id } })).toMatchObject({ code: 401 });
    const tries = [
      ann.caller.http.call(social.commentAdd, { params: { type: 2, id, content: '偷看' } }),
      ann.caller.http.call(social.resourceLike, { params: { type: 2, id, t: 1 } }),
      ann.caller.http.call(social.shareResource, { params: { type: 'playlist', id } }),
    ];
    for (const answer of await Promise.all<object>(tries)) expect(answer).toMatchObject({ code: 401 });
    const { events } = await guest.http.call(social.userEvent, { params: { uid: String(bob.id) } });
    const seen = events.find((event) => event.id === shared.id);
    expect(JSON.parse(seen?.json ?? '')).toEqual({ msg: '' });
    const { data } = await ann.caller.http.call(social.userCommentHistory, {
      params: { uid: String(bob.id) },
    });
    expect(data.comments.map((comment) => comment.content)).not.toContain('自己说');
  });
});

describe('counts of follows and fans', () => {
  it('agree with the lists behind them', async () => {
    await follow(ann.caller, ME);
    await follow(demo, ann.id);
    for (const uid of [ME, ann.id]) {
      const profile = await profileOf(guest, uid);
      const params = { uid: String(uid), limit: 100 };
      const follows = await guest.http.call(social.userFollows, { params });
      const fans = await guest.http.call(social.userFolloweds, { params });
      expect([profile.follows, profile.followeds]).toEqual([follows.follow.length, fans.size]);
      for (const one of fans.followeds) {
        const {
          followeds,
          follows: following,
          playlistCount,
          eventCount,
        } = await profileOf(guest, one.userId);
        expect(one).toMatchObject({ followeds, follows: following, playlistCount, eventCount });
      }
    }
    const mutual = { params: { uid: String(ann.id) } };
    expect(await demo.http.call(social.userMutualfollowGet, mutual)).toEqual({ code: 200, data: true });
    const { follow: list } = await demo.http.call(social.userFollows, { params: { uid: String(ME) } });
    expect(list[0]).toMatchObject({ userId: ann.id, followed: true, mutual: true });
  });
});
