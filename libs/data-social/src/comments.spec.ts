import type { Comment } from '@qingyin/contract';
import { configureHttp } from '@qingyin/http-client';
import { stubFetch, type StubAnswer } from '@qingyin/http-client/testing';
import { createQueryClient } from '@qingyin/query-kit';
import { InfiniteQueryObserver, MutationObserver } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import {
  commentListQuery,
  commentsIn,
  type CommentSort,
  deleteComment,
  commentRepliesQuery,
  pendingCommentsFilter,
  likeCommentMutation,
  type Thread,
  threadOf,
  writeCommentMutation,
} from './index.ts';

const song: Thread = { kind: 'song', id: '7' };
const user = { userId: 5, nickname: '棉棉', avatarUrl: '' };

const comment = (commentId: number, rest: Partial<Comment> = {}): Comment =>
  ({
    commentId,
    parentCommentId: 0,
    content: `第${commentId}句`,
    time: 1000 * commentId,
    likedCount: 3,
    liked: false,
    owner: false,
    user,
    beReplied: [],
    replyCount: 0,
    showFloorComment: { replyCount: 0, comments: null, showReplyCount: true },
    ...rest,
  }) as Comment;

/** Fake service with some comments and the contract's pagination. */
function service(held: Comment[], rest: Record<string, StubAnswer> = {}) {
  const all = [...held];
  const newPage = ({ searchParams }: URL): object => {
    const pageNo = Number(searchParams.get('pageNo'));
    const pageSize = Number(searchParams.get('pageSize'));
    const byTime = searchParams.get('sortType') === '3';
    const cursor = Number(searchParams.get('cursor'));
    const own = all.filter(({ parentCommentId }) => parentCommentId === 0);
    const left = byTime && cursor > 0 ? own.filter(({ time }) => time < cursor) : own;
    const from = byTime ? 0 : (pageNo - 1) * pageSize;
    const comments = left.slice(from, from + pageSize);
    return {
      code: 200,
      data: { comments, totalCount: all.length, hasMore: left.length > from + pageSize, cursor: 'x' },
    };
  };
  const floor = ({ searchParams }: URL): object => {
    const parent = Number(searchParams.get('parentCommentId'));
    const time = Number(searchParams.get('time'));
    const answers = all.filter((each) => each.parentCommentId === parent && (time <= 0 || each.time < time));
    const comments = answers.slice(0, 20);
    return {
      code: 200,
      data: {
        ownerComment: all.find(({ commentId }) => commentId === parent),
        comments,
        totalCount: answers.length,
        hasMore: answers.length > 20,
        time: comments.at(-1)?.time ?? time,
      },
    };
  };
  const stub = stubFetch({ '/comment/new': newPage, '/comment/floor': floor, ...rest });
  configureHttp({ fetch: stub.fetch, baseUrl: 'http://qingyin.test' });
  const client = createQueryClient();
  const shown = (sort: CommentSort, thread = song) => {
    const data = client.getQueryData(commentListQuery(thread, sort).queryKey);
    return data && { ids: commentsIn(data).map(({ commentId }) => commentId), total: data.pages[0]?.total };
  };
  const found = (sort: CommentSort, id: number) => {
    const data = client.getQueryData(commentListQuery(song, sort).queryKey);
    return data && commentsIn(data).find(({ commentId }) => commentId === id);
  };
  /** Serialised cache for comparisons. */
  const everything = () =>
    JSON.stringify(
      client
        .getQueryCache()
        .findAll()
        .map(({ state }) => state.data),
    );
  const load = async () => {
    await client.fetchInfiniteQuery(commentListQuery(song, 'best'));
    await client.fetchInfiniteQuery(commentListQuery(song, 'hot'));
    await client.fetchInfiniteQuery(commentListQuery(song, 'new'));
  };
  return { all, stub, client, shown, found, everything, load };
}

const ids = (from: number, to: number) => Array.from({ length: from - to + 1 }, (_, at) => from - at);
const many = (count: number) => ids(count, 1).map((id) => comment(id));
/** Answers that resolve on request. */
function held() {
  const waiting: ((response: object) => void)[] = [];
  const answer = () =>
    new Promise<Response>((resolve) => waiting.push((body) => resolve(Response.json(body))));
  return { waiting, answer };
}

describe('comment lists', () => {
  it('send the thread id that every service of the contract accepts', async () => {
    const { client, stub } = service([]);
    await client.fetchInfiniteQuery(commentListQuery(threadOf('video', 'ABC'), 'hot'));
    await client.fetchInfiniteQuery(commentListQuery(threadOf('event', 'A_EV_2_8_5'), 'new'));
    const asked = stub.requests.map(({ url }) => Object.fromEntries(url.searchParams));
    expect(asked).toMatchObject([
      { type: '5', id: 'ABC', sortType: '2', pageNo: '1' },
      { type: '6', threadId: 'A_EV_2_8_5', sortType: '3', cursor: '0' },
    ]);
  });

  it('reject with the code when the resource does not exist', async () => {
    const { client } = service([], { '/comment/new': { code: 404, msg: '没有' } });
    await expect(client.fetchInfiniteQuery(commentListQuery(song, 'best'))).rejects.toMatchObject({
      code: 404,
    });
  });

  it.each(['best', 'new'] as const)('load all pages: %s', async (sort) => {
    const { client, shown, stub } = service(many(45));
    const list = new InfiniteQueryObserver(client, commentListQuery(song, sort));
    const stop = list.subscribe(() => undefined);
    await expect.poll(() => shown(sort)?.ids.length).toBe(20);
    await list.fetchNextPage();
    await list.fetchNextPage();
    stop();
    expect(shown(sort)?.ids).toEqual(ids(45, 1));
    expect(list.getCurrentResult().hasNextPage).toBe(false);
    const last = stub.requests.at(-1)?.url.searchParams;
    expect([last?.get('pageNo'), last?.get('cursor')]).toEqual(['3', '6000']);
  });

  it('skip nothing after comments were deleted or written', async () => {
    const { all, client, shown } = service(many(45), { '/comment': { code: 200 } });
    await client.fetchInfiniteQuery(commentListQuery(song, 'best'));
    const list = new InfiniteQueryObserver(client, commentListQuery(song, 'best'));
    const stop = list.subscribe(() => undefined);
    for (const id of [40, 41]) {
      all.splice(
        all.findIndex(({ commentId }) => commentId === id),
        1,
      );
      await deleteComment(client, song, comment(id));
    }
    while (list.getCurrentResult().hasNextPage) await list.fetchNextPage();
    stop();
    expect(shown('best')).toEqual({ ids: ids(45, 1).filter((id) => id !== 40 && id !== 41), total: 43 });
  });
});

describe('liking a comment', () => {
  const like = (client: ReturnType<typeof createQueryClient>, id: number, wish: boolean) =>
    new MutationObserver(client, likeCommentMutation(song, id)).mutate({ like: wish });

  it('shows and counts the like at once in every list', async () => {
    const { waiting, answer } = held();
    const { client, load, found, stub } = service([comment(1, { replyCount: 1 }), comment(2)], {
      '/comment/like': answer,
    });
    await load();
    await client.fetchInfiniteQuery(commentRepliesQuery(song, 1));
    const before = found('best', 2);
    const done = like(client, 1, true);
    await expect.poll(() => found('new', 1)).toMatchObject({ liked: true, likedCount: 4 });
    expect(found('best', 1)).toMatchObject({ liked: true, likedCount: 4 });
    const floor = client.getQueryData(commentRepliesQuery(song, 1).queryKey);
    expect(floor?.pages[0]?.owner).toMatchObject({ liked: true, likedCount: 4 });
    // Other comments keep their identity and do not render again.
    expect(found('best', 2)).toBe(before);
    await expect.poll(() => waiting.length).toBe(1);
    waiting[0]?.({ code: 200 });
    await done;
    expect(found('hot', 1)).toMatchObject({ liked: true, likedCount: 4 });
    expect(await stub.requests.at(-1)?.form()).toEqual({ type: '0', id: '7', cid: '1', t: '1' });
  });

  it('rolls back when the service refuses', async () => {
    const { client, load, everything } = service(many(3), { '/comment/like': { code: 400 } });
    await load();
    const before = everything();
    await expect(like(client, 2, true)).rejects.toMatchObject({ code: 400 });
    expect(everything()).toBe(before);
  });

  it('rolls back when both the like and its removal are refused', async () => {
    const { waiting, answer } = held();
    const { client, load, everything, found } = service(many(3), { '/comment/like': answer });
    await load();
    const before = everything();
    const both = Promise.allSettled([like(client, 2, true), like(client, 2, false)]);
    await expect.poll(() => waiting.length).toBe(1);
    expect(found('best', 2)).toMatchObject({ liked: false, likedCount: 3 });
    waiting[0]?.({ code: 500 });
    await expect.poll(() => waiting.length).toBe(2);
    waiting[1]?.({ code: 500 });
    expect((await both).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(everything()).toBe(before);
  });

  it('keeps a confirmed like when the later removal is refused', async () => {
    const { waiting, answer } = held();
    const { client, load, found } = service(many(3), { '/comment/like': answer });
    await load();
    const both = Promise.allSettled([like(client, 2, true), like(client, 2, false)]);
    await expect.poll(() => waiting.length).toBe(1);
    waiting[0]?.({ code: 200 });
    await expect.poll(() => waiting.length).toBe(2);
    waiting[1]?.({ code: 500 });
    await both;
    expect(found('best', 2)).toMatchObject({ liked: true, likedCount: 4 });
  });

  it('keeps the like when a pending page arrives', async () => {
    const { client, found, shown } = service(many(45), { '/comment/like': { code: 200 } });
    const list = new InfiniteQueryObserver(client, commentListQuery(song, 'best'));
    const stop = list.subscribe(() => undefined);
    await expect.poll(() => shown('best')?.ids.length).toBe(20);
    const next = list.fetchNextPage();
    await like(client, 44, true);
    await next;
    expect(found('best', 44)).toMatchObject({ liked: true });
    stop();
  });
});

describe('writing a comment', () => {
  const written = (commentId: number, content: string) => ({
    code: 200,
    comment: { commentId, content, time: 99_000, user, expressionUrl: null, commentLocationType: 0 },
  });
  const write = (client: ReturnType<typeof createQueryClient>, input: Parameters<Writer>[0]) =>
    new MutationObserver(client, writeCommentMutation(song)).mutate(input);
  type Writer = NonNullable<ReturnType<typeof writeCommentMutation>['mutationFn']>;

  it('inserts it at the top of every list and counts it', async () => {
    const { client, load, shown, stub } = service(many(3), { '/comment': written(9, '好听') });
    await load();
    await write(client, { content: '好听' });
    for (const sort of ['best', 'hot', 'new'] as const)
      expect(shown(sort)).toEqual({ ids: [9, 3, 2, 1], total: 4 });
    expect(await stub.requests.at(-1)?.form()).toEqual({ type: '0', id: '7', t: '1', content: '好听' });
  });

  it('changes nothing before it is confirmed or when it is refused', async () => {
    const { waiting, answer } = held();
    const { client, load, everything } = service(many(3), { '/comment': answer });
    await load();
    const before = everything();
    const done = write(client, { content: '好听' });
    await expect.poll(() => waiting.length).toBe(1);
    const onTheWay = client.getMutationCache().findAll(pendingCommentsFilter(song));
    expect(onTheWay.map(({ state }) => state.variables)).toEqual([{ content: '好听' }]);
    expect(everything()).toBe(before);
    waiting[0]?.({ code: 405, msg: '说得太快了' });
    await expect(done).rejects.toMatchObject({ message: '说得太快了' });
    expect(everything()).toBe(before);
    expect(client.getMutationCache().findAll(pendingCommentsFilter(song))).toEqual([]);
  });

  it('inserts a reply at the top of its reply list and counts it in its parent', async () => {
    const parent = comment(1, { replyCount: 1 });
    const first = comment(5, { parentCommentId: 1 });
    const { client, load, shown, found, stub } = service([comment(2), parent, first], {
      '/comment': written(9, '是啊'),
    });
    await load();
    await client.fetchInfiniteQuery(commentRepliesQuery(song, 1));
    await write(client, { content: '是啊', replyTo: first });
    expect(shown('new')).toEqual({ ids: [2, 1], total: 4 });
    expect(found('best', 1)).toMatchObject({ replyCount: 2, showFloorComment: { replyCount: 2 } });
    const floor = client.getQueryData(commentRepliesQuery(song, 1).queryKey);
    expect(floor && commentsIn(floor)).toMatchObject([
      { commentId: 9, parentCommentId: 1, beReplied: [{ beRepliedCommentId: 5, content: '第5句' }] },
      { commentId: 5 },
    ]);
    expect(await stub.requests.at(-1)?.form()).toMatchObject({ t: '2', commentId: '5' });
  });

  it('restores the previous state when a written reply is deleted', async () => {
    let deleting = false;
    const parent = comment(1, {
      replyCount: 1,
      showFloorComment: { replyCount: 1, comments: null, showReplyCount: true },
    });
    const { client, load, everything } = service([comment(2), parent, comment(5, { parentCommentId: 1 })], {
      '/comment': () => (deleting ? { code: 200 } : written(9, '是啊')),
    });
    await load();
    await client.fetchInfiniteQuery(commentRepliesQuery(song, 1));
    const before = everything();
    await write(client, { content: '是啊', replyTo: parent });
    const floor = client.getQueryData(commentRepliesQuery(song, 1).queryKey);
    const [own] = commentsIn(floor!);
    deleting = true;
    await deleteComment(client, song, own!);
    expect(everything()).toBe(before);
  });

  it('identifies the thread of a post', async () => {
    const { client, stub } = service([], { '/comment': written(9, '好') });
    const post = threadOf('event', '8_5');
    await new MutationObserver(client, writeCommentMutation(post)).mutate({ content: '好' });
    expect(await stub.requests[0]?.form()).toEqual({
      type: '6',
      threadId: 'A_EV_2_8_5',
      t: '1',
      content: '好',
    });
  });

  it('refetches the lists when a comment with replies is deleted, because the replies remain', async () => {
    const { client, load } = service([comment(1, { replyCount: 2 })], { '/comment': { code: 200 } });
    await load();
    await deleteComment(client, song, comment(1, { replyCount: 2 }));
    expect(client.getQueryState(commentListQuery(song, 'new').queryKey)?.isInvalidated).toBe(true);
  });
});
