import { configureHttp } from '@qingyin/http-client';
import { stubFetch, type StubAnswer } from '@qingyin/http-client/testing';
import { createQueryClient } from '@qingyin/query-kit';
import { InfiniteQueryObserver, MutationObserver } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import {
  fansQuery,
  feedQuery,
  followPersonMutation,
  postsOf,
  socialKeys,
  suggestedPeopleQuery,
} from './index.ts';
import { event } from './testing/social-event.ts';

const row = (userId: number, rest: object = {}) => ({
  userId,
  nickname: `听众${userId}`,
  avatarUrl: '',
  signature: null,
  followed: false,
  mutual: false,
  followeds: 3,
  follows: 1,
  ...rest,
});

/**
 * Harness: the fans of the logged-in user (10), a feed with a comment of user 2, and suggestions without that
 * user.
 */
async function setUp(follow: StubAnswer, rest: Record<string, StubAnswer> = {}) {
  const stub = stubFetch({
    '/follow': follow,
    '/user/followeds': { code: 200, followeds: [row(2), row(3, { followed: true })], more: false },
    '/x/people/suggested': { code: 200, data: [{ ...row(4), reason: { kind: 'popular', count: 3 } }] },
    ...rest,
  });
  configureHttp({ fetch: stub.fetch, baseUrl: 'http://qingyin.test' });
  const client = createQueryClient();
  const feed = [...socialKeys.feeds(), 'all'];
  const answer = {
    id: 1,
    user: { userId: 2, followed: false },
    comments: [{ user: { userId: 2, followed: false } }],
  };
  client.setQueryData(feed, { pages: [{ event: [answer] }] });
  await client.fetchInfiniteQuery(fansQuery('10', true));
  await client.fetchQuery(suggestedPeopleQuery());
  const fans = () => client.getQueryData(fansQuery('10', true).queryKey)?.pages[0]?.people;
  const send = (subscribe: boolean) =>
    new MutationObserver(client, followPersonMutation('10', '2')).mutate({ id: '2', subscribe });
  return { client, fans, send, feedNow: () => client.getQueryData(feed) };
}

it('shows a follow wherever the user appears and leaves other answers unchanged', async () => {
  const { client, fans, send, feedNow } = await setUp({ code: 200 });
  const proposals = client.getQueryData(suggestedPeopleQuery().queryKey);
  const [, third] = fans() ?? [];
  await send(true);
  expect(fans()?.[0]).toMatchObject({ followed: true, mutual: true, followeds: 4 });
  expect(fans()?.[1]).toBe(third);
  expect(JSON.stringify(feedNow()).match(/"userId":2,"followed":true/g)).toHaveLength(2);
  expect(client.getQueryData(suggestedPeopleQuery().queryKey)).toBe(proposals);
});

it('rolls back every answer when a follow is refused', async () => {
  const { fans, send, feedNow } = await setUp({ code: 400 });
  const before = [structuredClone(fans()), structuredClone(feedNow())];
  await expect(send(true)).rejects.toMatchObject({ code: 400 });
  expect([fans(), feedNow()]).toEqual(before);
});

it('marks lists as stale without refetching visible ones', async () => {
  const { client, send } = await setUp({ code: 200 });
  await send(true);
  expect(client.getQueryState(fansQuery('10', true).queryKey)?.isInvalidated).toBe(true);
  expect(client.isFetching({ queryKey: socialKeys.people() })).toBe(0);
});

it.each([
  ['refetches a visible feed without posts after a follow', [], [8]],
  ['leaves a visible feed with posts unchanged after a follow', [7], [7]],
])('%s', async (_case, before, after) => {
  let ids: number[] = before;
  const events = () => ({ code: 200, event: ids.map((id) => event(id)), more: false, lasttime: 1 });
  const { client, send } = await setUp({ code: 200 }, { '/event': events });
  const leave = new InfiniteQueryObserver(client, feedQuery()).subscribe(() => undefined);
  const shown = () => postsOf(client.getQueryData(feedQuery().queryKey)?.pages ?? []).map(({ id }) => id);
  await expect.poll(() => client.getQueryState(feedQuery().queryKey)?.status).toBe('success');
  ids = [8];
  await send(true);
  await expect.poll(() => client.isFetching()).toBe(0);
  expect(shown()).toEqual(after);
  leave();
});
