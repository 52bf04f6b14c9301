import { endpoints, type UserNotification } from '@qingyin/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ApiCaller, createCaller } from './api-caller.ts';
import { type ServerProcess, startServer } from './server-process.ts';

const { account, library, social } = endpoints;
const SONG = { type: 0, id: '10062' };
let server: ServerProcess;
let ann: Person;
let bob: Person;
let cyd: Person;
let dan: Person;

interface Person {
  http: ApiCaller['http'];
  id: number;
  name: string;
}

async function newcomer(name: string): Promise<Person> {
  const { http } = createCaller(server.url);
  const { profile } = await http.call(account.signUp, {
    params: { email: `${name}@example.org`, password: 'a long password', nickname: name },
  });
  return { http, id: profile?.userId ?? 0, name };
}

beforeAll(async () => {
  server = await startServer({ args: ['--sign-up', 'open'] });
  ann = await newcomer('ann_told');
  bob = await newcomer('bob_tells');
  cyd = await newcomer('cyd_tells');
  dan = await newcomer('dan_tells');
});
afterAll(() => server.dispose());

const list = async (who: Person, params: { limit?: number; before?: number } = {}) =>
  (await who.http.call(social.notifications, { params })).data;
const first = async (who: Person): Promise<UserNotification | undefined> => (await list(who)).notices[0];
const unread = async (who: Person) => (await who.http.call(social.notificationsUnread, {})).data;
const counted = async (who: Person) => {
  const { notice, comment, forward, follow } = await who.http.call(social.plCount, {});
  return { notice, comment, forward, follow };
};
const post = async (who: Person, msg = '一条动态', privacy: 0 | 1 | 2 | 6 = 0) => {
  const { id } = await who.http.call(social.shareResource, { params: { type: 'noresource', msg, privacy } });
  return { id, thread: { type: 6, threadId: `A_EV_2_${id}_${who.id}` } };
};
const say = async (who: Person, content: string, thread: { type: number } = SONG) =>
  (await who.http.call(social.commentAdd, { params: { ...thread, content } })).comment?.commentId ?? 0;
const answer = async (who: Person, cid: number, content: string, thread: { type: number } = SONG) =>
  (await who.http.call(social.commentReply, { params: { ...thread, cid: String(cid), content } })).comment
    ?.commentId ?? 0;
const remove = (who: Person, cid: number, thread: { type: number } = SONG) =>
  who.http.call(social.commentDelete, { params: { ...thread, cid: String(cid) } });
const like = (who: Person, cid: number, t: 0 | 1, thread: { type: number } = SONG) =>
  who.http.call(social.commentLike, { params: { ...thread, cid: String(cid), t } });
const likePost = (who: Person, thread: { type: number }, t: 0 | 1) =>
  who.http.call(social.resourceLike, { params: { ...thread, t } });
const follow = (who: Person, target: Person, t: 0 | 1) =>
  who.http.call(library.follow, { params: { id: String(target.id), t } });
const deletePost = (who: Person, id: number) =>
  who.http.call(social.eventDel, { params: { evId: String(id) } });
const read = (who: Person, until?: number) =>
  who.http.call(social.notificationsRead, { params: { until } as object });
const nothing = async (who: Person) => expect((await list(who)).notices).toEqual([]);

describe('a notification is created by its cause and deleted with it', () => {
  it('an answer to a comment', async () => {
    const mine = await say(ann, '我先说');
    await nothing(ann);
    const replyId = await answer(bob, mine, '同意');
    expect(await first(ann)).toMatchObject({
      kind: 'reply',
      unread: true,
      count: 1,
      people: [{ userId: bob.id, nickname: bob.name }],
      subject: { kind: 'song', id: SONG.id, userId: 0, words: expect.stringMatching(/./) },
      comment: { commentId: replyId, parentCommentId: mine, content: '同意' },
      album: null,
    });
    await nothing(bob);
    await remove(bob, replyId);
    await nothing(ann);
    await remove(ann, mine);
  });

  it('a comment below a post, and the post itself', async () => {
    const { id, thread } = await post(ann, '说说看');
    const said = await say(bob, '写得好', thread);
    expect(await first(ann)).toMatchObject({
      kind: 'comment',
      subject: { kind: 'event', id: String(id), userId: ann.id, words: '说说看' },
      comment: { commentId: said, content: '写得好' },
    });
    await remove(bob, said, thread);
    await nothing(ann);
    await say(bob, '再说一次', thread);
    await likePost(cyd, thread, 1);
    expect((await list(ann)).notices).toHaveLength(2);
    await deletePost(ann, id);
    await nothing(ann);
  });

  it('a mention in a comment and in a post', async () => {
    const said = await say(bob, `@${ann.name} 来听`);
    expect(await first(ann)).toMatchObject({ kind: 'mention', comment: { commentId: said } });
    await remove(bob, said);
    await nothing(ann);
    const { id } = await post(bob, `谢谢 @${ann.name}`);
    expect(await first(ann)).toMatchObject({
      kind: 'mention',
      subject: { kind: 'event', id: String(id), userId: bob.id },
      comment: null,
    });
    await deletePost(bob, id);
    await nothing(ann);
  });

  it('likes of comments and posts', async () => {
    const mine = await say(ann, '好听');
    const { id, thread } = await post(ann);
    await like(bob, mine, 1);
    await like(bob, mine, 1);
    expect(await first(ann)).toMatchObject({
      kind: 'like-comment',
      count: 1,
      subject: { kind: 'song' },
      comment: { commentId: mine, content: '好听' },
    });
    await like(bob, mine, 0);
    await nothing(ann);
    await likePost(bob, thread, 1);
    expect(await first(ann)).toMatchObject({ kind: 'like-event', count: 1, comment: null });
    await likePost(bob, thread, 0);
    await nothing(ann);
    await deletePost(ann, id);
    await remove(ann, mine);
  });

  it('forwards and follows', async () => {
    const { id } = await post(ann, '传一传');
    const { data } = await bob.http.call(social.eventForward, {
      params: { evId: String(id), uid: String(ann.id), forwards: `看 @${ann.name}` },
    });
    const { notices } = await list(ann);
    expect(notices).toHaveLength(1);
    expect(notices[0]).toMatchObject({ kind: 'forward', subject: { id: String(id), words: '传一传' } });
    expect(await counted(ann)).toEqual({ notice: 0, comment: 0, forward: 1, follow: 0 });
    await deletePost(bob, data.eventId);
    await nothing(ann);
    await follow(bob, ann, 1);
    await follow(bob, ann, 1);
    expect(await first(ann)).toMatchObject({ kind: 'follow', count: 1, subject: null, comment: null });
    await follow(bob, ann, 0);
    await nothing(ann);
    await deletePost(ann, id);
  });

  it('a forward of a forward notifies both authors, each for their own post', async () => {
    const pass = async (who: Person, id: number, author: Person, forwards: string) => {
      const params = { evId: String(id), uid: String(author.id), forwards };
      return (await who.http.call(social.eventForward, { params })).data.eventId;
    };
    const { id } = await post(ann, '头一句');
    const his = await pass(bob, id, ann, '第二句');
    const theirs = await pass(cyd, his, bob, `第三句//@${bob.name}：第二句`);
    const kinds = async (who: Person) =>
      (await list(who)).notices.map(({ kind, count, subject }) => [kind, count, subject?.id]);
    expect(await kinds(ann)).toEqual([['forward', 2, String(id)]]);
    // The chain also mentions him, which is the same event.
    expect(await kinds(bob)).toEqual([['forward', 1, String(his)]]);
    expect(await counted(bob)).toEqual({ notice: 0, comment: 0, forward: 1, follow: 0 });
    await deletePost(cyd, theirs);
    await nothing(bob);

    const own = await pass(bob, his, bob, '再来一次');
    await nothing(bob);
    const back = await pass(ann, his, bob, '我的，你的');
    expect(await kinds(bob)).toEqual([['forward', 1, String(his)]]);
    await bob.http.call(social.peopleMute, { params: { id: String(ann.id), t: 1 } });
    await nothing(bob);
    await bob.http.call(social.peopleMute, { params: { id: String(ann.id), t: 0 } });
    await deletePost(ann, back);
    for (const mine of [own, his]) await deletePost(bob, mine);
    await deletePost(ann, id);
  });
});

describe('one event creates one notification', () => {
  it('sends none for a user’s own actions', async () => {
    const { id, thread } = await post(ann, `我 @${ann.name}`);
    const mine = await say(ann, `自言自语 @${ann.name}`, thread);
    await answer(ann, mine, '嗯', thread);
    await like(ann, mine, 1, thread);
    await likePost(ann, thread, 1);
    expect((await list(ann)).notices).toEqual([]);
    await deletePost(ann, id);
  });

  it('treats an answer that mentions its receiver as an answer', async () => {
    const { id, thread } = await post(ann);
    const mine = await say(ann, '问一句', thread);
    await answer(bob, mine, `@${ann.name} 答一句`, thread);
    const { notices } = await list(ann);
    expect(notices.map(({ kind }) => kind)).toEqual(['reply']);
    expect(await counted(ann)).toEqual({ notice: 0, comment: 1, forward: 0, follow: 0 });
    await deletePost(ann, id);
  });

  it('groups likes of a comment, answers to it, and follows of a day', async () => {
    const mine = await say(ann, '大家来');
    for (const who of [bob, cyd, dan]) {
      await like(who, mine, 1);
      await answer(who, mine, `${who.name}到`);
      await follow(who, ann, 1);
    }
    await answer(bob, mine, '又到');
    const { notices } = await list(ann);
    expect(notices.map(({ kind, count }) => [kind, count])).toEqual([
      ['reply', 3],
      ['follow', 3],
      ['like-comment', 3],
    ]);
    expect(notices[0]).toMatchObject({ comment: { content: '又到' }, people: [{ userId: bob.id }, {}, {}] });
    expect(notices[1]?.people.map(({ userId }) => userId)).toEqual([dan.id, cyd.id, bob.id]);
    await like(cyd, mine, 0);
    expect((await list(ann)).notices[2]).toMatchObject({ count: 2 });
    for (const who of [bob, cyd, dan]) await follow(who, ann, 0);
    await remove(ann, mine);
    // Notifications of answers stay, as do the answers.
    expect((await list(ann)).notices.map(({ kind }) => kind)).toEqual(['reply']);
  });
});

describe('reading notifications', () => {
  it('paginates by `before` without gaps or duplicates while new ones arrive', async () => {
    const eve = await newcomer('eve_told');
    const mine: number[] = [];
    for (let index = 0; index < 5; index += 1) mine.push(await say(eve, `第 ${index} 句`));
    for (const id of mine) await like(bob, id, 1);
    const whole = (await list(eve)).notices.map(({ id }) => id);
    expect(whole).toHaveLength(5);
    const page = await list(eve, { limit: 2 });
    expect(page.more).toBe(true);
    const newer = await say(eve, '新的一句');
    await like(cyd, newer, 1);
    const seen = page.notices.map(({ id }) => id);
    let before = page.notices.at(-1)?.time ?? 0;
    for (let more = true; more;) {
      const next = await list(eve, { limit: 2, before });
      seen.push(...next.notices.map(({ id }) => id));
      before = next.notices.at(-1)?.time ?? before;
      ({ more } = next);
    }
    expect(seen).toEqual(whole);
    expect((await list(eve, { limit: 1 })).notices[0]).toMatchObject({ comment: { commentId: newer } });
  });

  it('counts the kinds a user chose, and marks them as read up to a time', async () => {
    const fay = await newcomer('fay_told');
    expect(await unread(fay)).toEqual({ unread: 0, any: false });
    const mine = await say(fay, '听我说');
    await like(bob, mine, 1);
    await follow(bob, fay, 1);
    expect(await unread(fay)).toEqual({ unread: 0, any: true });
    await answer(bob, mine, '好');
    await say(cyd, `@${fay.name}`);
    expect(await unread(fay)).toEqual({ unread: 2, any: true });
    expect(await counted(fay)).toEqual({ notice: 2, comment: 1, forward: 0, follow: 1 });
    expect((await list(fay)).unread).toBe(2);
    const { data } = await fay.http.call(social.notificationSettings, {
      params: { follows: true, replies: false },
    });
    expect(data).toEqual({ replies: false, mentions: true, likes: false, follows: true, albums: false });
    expect((await fay.http.call(social.notificationSettings, {})).data).toEqual(data);
    expect(await unread(fay)).toEqual({ unread: 2, any: true });

    const { notices } = await list(fay);
    const [newest, second] = notices.map(({ time }) => time);
    await read(fay, second);
    expect((await list(fay)).notices.map((notification) => notification.unread)).toEqual([
      true,
      false,
      false,
      false,
    ]);
    // Read notifications stay read, and later ones are unread.
    await read(fay, 1);
    await read(fay, Number.MAX_SAFE_INTEGER);
    expect(await unread(fay)).toEqual({ unread: 0, any: false });
    await answer(cyd, mine, '也好');
    expect((await list(fay)).notices[0]).toMatchObject({ unread: true, count: 2 });
    expect(newest).toBeGreaterThan(0);
    await read(fay);
    expect(await counted(fay)).toEqual({ notice: 0, comment: 0, forward: 0, follow: 0 });
    expect((await fay.http.call(social.notificationSettings, {})).data).toEqual(data);
  });
});

describe('omitted notifications', () => {
  it('those of muted and blocked users, as long as they are', async () => {
    const gil = await newcomer('gil_told');
    const mine = await say(gil, '安静');
    await answer(bob, mine, '吵');
    const hide = (call: typeof social.peopleMute, who: Person, target: Person, t: 0 | 1) =>
      who.http.call(call, { params: { id: String(target.id), t } });
    await hide(social.peopleMute, gil, bob, 1);
    await nothing(gil);
    expect(await unread(gil)).toEqual({ unread: 0, any: false });
    await answer(bob, mine, '更吵');
    await nothing(gil);
    await hide(social.peopleMute, gil, bob, 0);
    expect(await first(gil)).toMatchObject({ kind: 'reply', comment: { content: '更吵' } });
    await hide(social.peopleBlock, bob, gil, 1);
    await nothing(gil);
    expect(await counted(gil)).toEqual({ notice: 0, comment: 0, forward: 0, follow: 0 });
    await hide(social.peopleBlock, bob, gil, 0);
    expect(await first(gil)).toMatchObject({ kind: 'reply' });
  });

  it('those about content the user cannot see', async () => {
    const hal = await newcomer('hal_told');
    const { id, thread } = await post(bob, '大家都能看');
    const mine = await say(hal, '我看见了', thread);
    await answer(bob, mine, `你好 @${hal.name}`, thread);
    await post(bob, `悄悄说 @${hal.name}`, 2);
    expect((await list(hal)).notices.map(({ kind }) => kind)).toEqual(['reply']);
    const privacy = (to: 0 | 2) =>
      bob.http.call(social.eventPrivacy, { params: { evId: String(id), privacy: to } });
    await privacy(2);
    await nothing(hal);
    expect(await unread(hal)).toEqual({ unread: 0, any: false });
    await privacy(0);
    expect((await list(hal)).notices).toHaveLength(1);
    await deletePost(bob, id);
    await nothing(hal);
  });

  it('those about a private playlist or a deleted account', async () => {
    const ian = await newcomer('ian_told');
    const { id } = await bob.http.call(library.playlistCreate, { params: { name: '公开的', privacy: 0 } });
    const said = await say(ian, '好歌单', { type: 2, id: String(id) } as { type: number });
    await answer(bob, said, '谢谢', { type: 2, id: String(id) } as { type: number });
    expect(await first(ian)).toMatchObject({ kind: 'reply', subject: { kind: 'playlist', words: '公开的' } });
    await bob.http.call(library.playlistDelete, { params: { id: String(id) } });
    await nothing(ian);
    const joe = await newcomer('joe_goes');
    const mine = await say(ian, '还在吗');
    await answer(joe, mine, '在');
    await like(joe, mine, 1);
    await follow(joe, ian, 1);
    expect((await list(ian)).notices).toHaveLength(3);
    await joe.http.call(account.accountDelete, { params: { password: 'a long password' } });
    await nothing(ian);
  });
});

it('creates each of many concurrent notifications once', async () => {
  const kim = await newcomer('kim_told');
  const mine = await say(kim, '一起来');
  await Promise.all(
    [bob, cyd, dan].flatMap((who) => [
      like(who, mine, 1),
      like(who, mine, 1),
      follow(who, kim, 1),
      answer(who, mine, '来了'),
    ]),
  );
  expect((await list(kim)).notices.map(({ kind, count }) => `${kind} ${count}`).sort()).toEqual([
    'follow 3',
    'like-comment 3',
    'reply 3',
  ]);
});
