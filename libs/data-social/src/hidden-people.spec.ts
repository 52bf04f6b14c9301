import { configureHttp } from '@qingyin/http-client';
import { stubFetch, type StubAnswer } from '@qingyin/http-client/testing';
import { createQueryClient } from '@qingyin/query-kit';
import { MutationObserver } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import {
  type Feed,
  newPostsQuery,
  feedQuery,
  hiddenPeopleQuery,
  hidePersonMutation,
  type HideVariables,
  mutedAuthorsQuery,
  socialKeys,
} from './index.ts';
import { event } from './testing/social-event.ts';

const person = (userId: number) => ({ userId, nickname: `听众${userId}`, avatarUrl: '' });
const muted = (userId: number) => ({ ...person(userId), kind: 'mute', time: 1 }) as const;

async function setUp(answers: Record<string, StubAnswer>) {
  const stub = stubFetch({ '/x/people/hidden': { code: 200, data: [muted(3), muted(4)] }, ...answers });
  configureHttp({ fetch: stub.fetch, baseUrl: 'http://qingyin.test' });
  const client = createQueryClient();
  const follower = [...socialKeys.people(), 'some'];
  client.setQueryData(follower, [{ userId: 2, followed: true, mutual: true, followeds: 5 }]);
  await client.fetchQuery(hiddenPeopleQuery());
  const hidden = () =>
    client.getQueryData(hiddenPeopleQuery().queryKey)?.map(({ userId, kind }) => `${kind} ${userId}`);
  const send = (variables: HideVariables) =>
    new MutationObserver(client, hidePersonMutation()).mutate(variables);
  return { stub, client, hidden, send, follower: () => client.getQueryData(follower) };
}

it('hides a blocked user at once and unfollows them', async () => {
  const { stub, hidden, send, follower } = await setUp({ '/x/people/block': { code: 200 } });
  const done = send({ person: person(2), kind: 'block', hide: true });
  await expect.poll(hidden).toEqual(['block 2', 'mute 3', 'mute 4']);
  expect(follower()).toMatchObject([{ followed: false, mutual: false, followeds: 4 }]);
  await done;
  expect(await stub.requests[1]?.form()).toEqual({ id: '2', t: '1' });
});

it('rolls back when a block is refused', async () => {
  const { hidden, send, follower } = await setUp({ '/x/people/block': { code: 400 } });
  await expect(send({ person: person(2), kind: 'block', hide: true })).rejects.toMatchObject({ code: 400 });
  expect(hidden()).toEqual(['mute 3', 'mute 4']);
  expect(follower()).toMatchObject([{ followed: true, mutual: true, followeds: 5 }]);
});

it('restores a muted user at the old position when unmuting is refused', async () => {
  const { hidden, send, follower } = await setUp({ '/x/people/mute': { code: 400 } });
  await expect(send({ person: person(4), kind: 'mute', hide: false })).rejects.toMatchObject({ code: 400 });
  expect(hidden()).toEqual(['mute 3', 'mute 4']);
  expect(follower()).toMatchObject([{ followed: true }]);
});

describe('the feed', () => {
  const feed: Feed = { pages: [{ posts: [], more: false, lasttime: 1 }], pageParams: [-1] };

  async function withFeed(code = 200, answers: Record<string, StubAnswer> = {}) {
    const bench = await setUp({ '/x/people/mute': { code }, ...answers });
    const { queryKey } = feedQuery();
    const comes = () => bench.client.setQueryData(queryKey, feed, { updatedAt: Date.now() + 1 });
    bench.client.setQueryData(queryKey, feed, { updatedAt: Date.now() - 1 });
    return {
      ...bench,
      comes,
      anew: () => bench.client.getQueryState(queryKey)?.isInvalidated,
      leftOut: () =>
        bench.client.getQueryData(mutedAuthorsQuery().queryKey)?.map(({ userId }) => userId) ?? [],
    };
  }

  it('leaves out posts of a muted user without a refetch, also after unmuting', async () => {
    const { send, anew, leftOut } = await withFeed();
    const done = send({ person: person(2), kind: 'mute', hide: true });
    await expect.poll(leftOut).toEqual([2]);
    await done;
    await send({ person: person(2), kind: 'mute', hide: false });
    expect([leftOut(), anew()]).toEqual([[], false]);
  });

  it('is refetched when pages were fetched while the user was muted', async () => {
    const { send, comes, anew } = await withFeed();
    await send({ person: person(2), kind: 'mute', hide: true });
    comes();
    await send({ person: person(2), kind: 'mute', hide: false });
    expect(anew()).toBe(true);
  });

  it('is refetched when the user was muted before the page was loaded', async () => {
    const { send, anew } = await withFeed();
    await send({ person: person(4), kind: 'mute', hide: false });
    expect(anew()).toBe(true);
  });

  /** A page of the feed with one post by the user. */
  const pageOf = (userId: number) => ({
    code: 200,
    event: [event(1, {}, { user: person(userId) })],
    more: false,
    lasttime: 1,
  });

  it('shows posts again when the user was unmuted on another device', async () => {
    const { client, send, leftOut } = await withFeed(200, { '/event': pageOf(2) });
    await send({ person: person(2), kind: 'mute', hide: true });
    await send({ person: person(5), kind: 'mute', hide: true });
    await client.fetchQuery({ ...newPostsQuery(), staleTime: 0 });
    expect(leftOut()).toEqual([5]);
  });

  it('keeps hiding posts that were requested before the service had confirmed the mute', async () => {
    let arrive: (body: object) => void = () => undefined;
    const answer = () => new Promise<Response>((done) => (arrive = (body) => done(Response.json(body))));
    const { client, send, leftOut, stub } = await withFeed(200, { '/event': answer });
    const coming = client.fetchQuery(newPostsQuery());
    await expect.poll(() => stub.paths()).toContain('/event');
    const asked = Date.now();
    await expect.poll(() => Date.now()).toBeGreaterThan(asked);
    await send({ person: person(2), kind: 'mute', hide: true });
    arrive(pageOf(2));
    await coming;
    expect(leftOut()).toEqual([2]);
  });

  it('is unchanged when the service refuses', async () => {
    const { send, leftOut, anew } = await withFeed(400);
    await expect(send({ person: person(2), kind: 'mute', hide: true })).rejects.toMatchObject({ code: 400 });
    expect([leftOut(), anew()]).toEqual([[], false]);
  });
});
