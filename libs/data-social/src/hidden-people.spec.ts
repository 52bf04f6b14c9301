import { configureHttp } from '@qingyin/http-client';
import { stubFetch, type StubAnswer } from '@qingyin/http-client/testing';
import { createQueryClient } from '@qingyin/query-kit';
import { MutationObserver } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import {
  type Feed,
  feedNewsQuery,
  feedQuery,
  hiddenPeopleQuery,
  hidePersonMutation,
  type HideVariables,
  mutedHereQuery,
  socialKeys,
} from './index.ts';
import { event } from './test-events.ts';

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
  const send = (wish: HideVariables) => new MutationObserver(client, hidePersonMutation()).mutate(wish);
  return { stub, client, hidden, send, follower: () => client.getQueryData(follower) };
}

it('who is blocked is hidden at once, and is followed no more', async () => {
  const { stub, hidden, send, follower } = await setUp({ '/x/people/block': { code: 200 } });
  const done = send({ person: person(2), kind: 'block', hide: true });
  await expect.poll(hidden).toEqual(['block 2', 'mute 3', 'mute 4']);
  expect(follower()).toMatchObject([{ followed: false, mutual: false, followeds: 4 }]);
  await done;
  expect(await stub.requests[1]?.form()).toEqual({ id: '2', t: '1' });
});

it('a block that is refused leaves everything as it was', async () => {
  const { hidden, send, follower } = await setUp({ '/x/people/block': { code: 400 } });
  await expect(send({ person: person(2), kind: 'block', hide: true })).rejects.toMatchObject({ code: 400 });
  expect(hidden()).toEqual(['mute 3', 'mute 4']);
  expect(follower()).toMatchObject([{ followed: true, mutual: true, followeds: 5 }]);
});

it('who is not heard of any more stands where they stood when the service refuses to end it', async () => {
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
      leftOut: () => bench.client.getQueryData(mutedHereQuery().queryKey)?.map(({ userId }) => userId) ?? [],
    };
  }

  it('leaves out who is muted here, and is not asked for anew, nor when that is taken back', async () => {
    const { send, anew, leftOut } = await withFeed();
    const done = send({ person: person(2), kind: 'mute', hide: true });
    await expect.poll(leftOut).toEqual([2]);
    await done;
    await send({ person: person(2), kind: 'mute', hide: false });
    expect([leftOut(), anew()]).toEqual([[], false]);
  });

  it('is asked for anew where pages of it came while they were muted', async () => {
    const { send, comes, anew } = await withFeed();
    await send({ person: person(2), kind: 'mute', hide: true });
    comes();
    await send({ person: person(2), kind: 'mute', hide: false });
    expect(anew()).toBe(true);
  });

  it('is asked for anew where they were muted before', async () => {
    const { send, anew } = await withFeed();
    await send({ person: person(4), kind: 'mute', hide: false });
    expect(anew()).toBe(true);
  });

  /** A page of the feed with a post of somebody. */
  const pageOf = (userId: number) => ({
    code: 200,
    event: [event(1, {}, { user: person(userId) })],
    more: false,
    lasttime: 1,
  });

  it('shows who is no longer muted because that was ended elsewhere', async () => {
    const { client, send, leftOut } = await withFeed(200, { '/event': pageOf(2) });
    await send({ person: person(2), kind: 'mute', hide: true });
    await send({ person: person(5), kind: 'mute', hide: true });
    await client.fetchQuery({ ...feedNewsQuery(), staleTime: 0 });
    expect(leftOut()).toEqual([5]);
  });

  it('still leaves out whose posts were asked for before the service had muted them', async () => {
    let arrive: (body: object) => void = () => undefined;
    const answer = () => new Promise<Response>((done) => (arrive = (body) => done(Response.json(body))));
    const { client, send, leftOut, stub } = await withFeed(200, { '/event': answer });
    const coming = client.fetchQuery(feedNewsQuery());
    await expect.poll(() => stub.paths()).toContain('/event');
    const asked = Date.now();
    await expect.poll(() => Date.now()).toBeGreaterThan(asked);
    await send({ person: person(2), kind: 'mute', hide: true });
    arrive(pageOf(2));
    await coming;
    expect(leftOut()).toEqual([2]);
  });

  it('is as it was when the service refuses', async () => {
    const { send, leftOut, anew } = await withFeed(400);
    await expect(send({ person: person(2), kind: 'mute', hide: true })).rejects.toMatchObject({ code: 400 });
    expect([leftOut(), anew()]).toEqual([[], false]);
  });
});
