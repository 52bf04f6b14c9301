import { configureHttp } from '@qingyin/http-client';
import { stubFetch, type StubAnswer } from '@qingyin/http-client/testing';
import { createQueryClient } from '@qingyin/query-kit';
import { MutationObserver } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import {
  mergeNewPosts,
  newPostsQuery,
  feedQuery,
  forwardPostMutation,
  likePostMutation,
  newPostsFor,
  ownPostsQuery,
  personFeedQuery,
  type Post,
  postPrivacyMutation,
  postQuery,
  postsOf,
  socialKeys,
} from './index.ts';
import { toPost } from './parse-post.ts';
import { event } from './testing/social-event.ts';

function setUp(answers: Record<string, StubAnswer>) {
  const stub = stubFetch(answers);
  configureHttp({ fetch: stub.fetch, baseUrl: 'http://qingyin.test' });
  const client = createQueryClient();
  /** shows a post like a card does */
  const show = (post: Post) => client.setQueryData(postQuery(post).queryKey, post);
  const shown = (id: number) => client.getQueryData<Post>(socialKeys.post(id));
  return { stub, client, show, shown };
}
const page = (ids: number[], more = false) => ({
  code: 200,
  event: ids.map((id) => event(id)),
  more,
  lasttime: 1_000_000 - (ids.at(-1) ?? 0),
});
const idsOf = (posts: readonly Post[]) => posts.map(({ id }) => id);

describe('the feed', () => {
  it('loads pages by the time of the last post until there are no more', async () => {
    const { client, stub } = setUp({
      '/event': ({ searchParams }) =>
        searchParams.get('lasttime') === '-1' ? page([1, 2], true) : page([3]),
    });
    const { pages } = await client.fetchInfiniteQuery({ ...feedQuery(), pages: 5 });
    expect(idsOf(postsOf(pages))).toEqual([1, 2, 3]);
    expect(stub.requests.map(({ url }) => url.searchParams.get('lasttime'))).toEqual(['-1', '999998']);
    expect(stub.requests[0]?.url.searchParams.get('pagesize')).toBe('20');
  });

  it('requests the posts of one user by id', async () => {
    const { client, stub } = setUp({
      '/user/event': { code: 200, events: [event(4)], more: false, lasttime: 1 },
    });
    const { pages } = await client.fetchInfiniteQuery(personFeedQuery('5'));
    expect(idsOf(postsOf(pages))).toEqual([4]);
    expect(stub.requests[0]?.url.searchParams.get('uid')).toBe('5');
  });

  it('inserts new posts only on request', async () => {
    let newest = [3, 4];
    const { client } = setUp({ '/event': () => page(newest, true) });
    await client.fetchInfiniteQuery(feedQuery());
    newest = [1, 2, 3];
    const news = await client.fetchQuery(newPostsQuery());
    const pages = () => client.getQueryData(feedQuery().queryKey)?.pages ?? [];
    expect(idsOf(newPostsFor(pages(), news))).toEqual([1, 2]);
    expect(idsOf(postsOf(pages()))).toEqual([3, 4]);
    await mergeNewPosts(client);
    expect(idsOf(postsOf(pages()))).toEqual([1, 2, 3, 4]);
    expect(newPostsFor(pages(), news)).toEqual([]);
  });

  it('is replaced when the new posts do not reach down to the known ones', async () => {
    let newest = [8, 9];
    const { client } = setUp({ '/event': () => page(newest, true) });
    await client.fetchInfiniteQuery(feedQuery());
    newest = [1, 2];
    await client.fetchQuery(newPostsQuery());
    await mergeNewPosts(client);
    expect(idsOf(postsOf(client.getQueryData(feedQuery().queryKey)?.pages ?? []))).toEqual([1, 2]);
  });

  it('updates a shown post from an answer, except while a mutation of it is pending', async () => {
    const answers: ((response: Response) => void)[] = [];
    const { client, show, shown } = setUp({
      '/event': {
        ...page([]),
        event: [event(7, { msg: '' }, { info: { threadId: 't', liked: false, likedCount: 9 } })],
      },
      '/resource/like': () => new Promise<Response>((resolve) => answers.push(resolve)),
    });
    const post = toPost(event(7));
    show(post);
    await client.fetchQuery(newPostsQuery());
    expect(shown(7)?.likedCount).toBe(9);
    const done = new MutationObserver(client, likePostMutation(post)).mutate(true);
    await expect.poll(() => answers.length).toBe(1);
    await client.fetchQuery({ ...newPostsQuery(), staleTime: 0 });
    expect(shown(7)).toMatchObject({ liked: true, likedCount: 10 });
    answers[0]?.(Response.json({ code: 200 }));
    await done;
  });
});

describe('liking a post', () => {
  const bench = () => {
    const answers: ((code: number) => void)[] = [];
    const all = setUp({
      '/resource/like': () =>
        new Promise<Response>((resolve) => answers.push((code) => resolve(Response.json({ code })))),
    });
    const post = toPost(event(7));
    all.show(post);
    const like = (wish: boolean) =>
      new MutationObserver(all.client, likePostMutation(post)).mutate(wish).catch(() => undefined);
    const now = () => [all.shown(7)?.liked, all.shown(7)?.likedCount];
    return { ...all, answers, like, now };
  };

  it('shows the like at once and sends the full thread id', async () => {
    const { stub, answers, like, now } = bench();
    const done = like(true);
    await expect.poll(now).toEqual([true, 4]);
    await expect.poll(() => answers.length).toBe(1);
    answers[0]?.(200);
    await done;
    expect(now()).toEqual([true, 4]);
    expect(await stub.requests[0]?.form()).toEqual({ type: '6', threadId: 'A_EV_2_7_5', t: '1' });
  });

  it('restores exactly the previous state when it is refused', async () => {
    const { client, answers, like, now, shown } = bench();
    const done = like(true);
    await expect.poll(() => answers.length).toBe(1);
    client.setQueryData<Post>(socialKeys.post(7), (post) => post && { ...post, commentCount: 5 });
    answers[0]?.(400);
    await done;
    expect(now()).toEqual([false, 3]);
    expect(shown(7)?.commentCount).toBe(5);
  });

  it.each([
    ['both are accepted', [200, 200], [false, 3]],
    ['the first is refused', [400, 200], [false, 3]],
    ['the last is refused', [200, 400], [true, 4]],
    ['both are refused', [400, 400], [false, 3]],
  ])('shows the confirmed state after a like and its removal, when %s', async (_case, codes, expected) => {
    const { answers, like, now } = bench();
    const both = [like(true), like(false)];
    await expect.poll(now).toEqual([false, 3]);
    for (const [at, code] of codes.entries()) {
      await expect.poll(() => answers.length).toBe(at + 1);
      answers[at]?.(code);
    }
    await Promise.all(both);
    expect(now()).toEqual(expected);
  });
});

it('changing who may see a post is shown at once and rolled back when the service refuses', async () => {
  const { client, show, shown, stub } = setUp({ '/event/privacy': { code: 400 } });
  show(toPost(event(7)));
  const done = new MutationObserver(client, postPrivacyMutation(7)).mutate(2);
  await expect.poll(() => shown(7)?.privacy).toBe(2);
  await expect(done).rejects.toMatchObject({ code: 400 });
  expect(shown(7)?.privacy).toBe(0);
  expect(await stub.requests[0]?.form()).toEqual({ evId: '7', privacy: '2' });
});

it("a forwarded post is on top of the user's own posts, contains the original, and is counted on both", async () => {
  const { client, show, shown, stub } = setUp({
    '/event/forward': { code: 200, data: { msg: '', eventId: 70, eventTime: 5 } },
  });
  const original = toPost(event(8));
  const post = toPost(event(7, { msg: '看', event: event(8) }, { type: 22 }));
  show(original);
  show(post);
  const author = { userId: 10, nickname: '我', avatarUrl: '' };
  await new MutationObserver(client, forwardPostMutation()).mutate({ post, text: '好', author });
  expect(await stub.requests[0]?.form()).toEqual({ evId: '7', uid: '5', forwards: '好' });
  const [own] = client.getQueryData(ownPostsQuery().queryKey) ?? [];
  expect(own).toMatchObject({ id: 70, threadId: 'A_EV_2_70_10', text: '好', forwarded: { id: 8 } });
  expect(shown(8)?.forwardCount).toBe(1);
  expect(shown(7)?.forwardCount).toBe(1);
});
