import { configureHttp } from '@qingyin/http-client';
import { stubFetch, type StubAnswer } from '@qingyin/http-client/testing';
import { createQueryClient } from '@qingyin/query-kit';
import { MutationObserver } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import {
  deletePostMutation,
  hiddenPostsQuery,
  ownPostsQuery,
  postMutation,
  uploadPostPicture,
  socialKeys,
} from './index.ts';
import { event } from './testing/social-event.ts';

function bench(answers: Readonly<Record<string, StubAnswer>>) {
  const stub = stubFetch(answers);
  configureHttp({ fetch: stub.fetch, baseUrl: 'http://qingyin.test' });
  const client = createQueryClient();
  const feed = [...socialKeys.feeds(), 'one'];
  client.setQueryData(feed, []);
  return {
    stub,
    client,
    stale: () => client.getQueryState(feed)?.isInvalidated,
    own: () => client.getQueryData(ownPostsQuery().queryKey)?.map(({ id }) => id) ?? [],
  };
}

it('posts text without a resource and shows the post at once', async () => {
  const { stub, client, own, stale } = bench({ '/share/resource': { code: 200, event: event(7), id: 7 } });
  const msg = '好听 https://vimeo.com/76979871';
  expect((await new MutationObserver(client, postMutation()).mutate({ msg })).id).toBe(7);
  expect(await stub.requests[0]?.form()).toEqual({ type: 'noresource', msg });
  expect(own()).toEqual([7]);
  // No list is refetched for one post.
  expect(stale()).toBe(false);
});

it('sends pictures, a shared resource and the privacy setting', async () => {
  const { stub, client } = bench({ '/share/resource': { code: 200, event: event(7), id: 7 } });
  const resource = { kind: 'song', id: '33' } as const;
  await new MutationObserver(client, postMutation()).mutate({
    msg: '',
    resource,
    pictures: ['up-a', 'up-b'],
    privacy: 6,
  });
  expect(await stub.requests[0]?.form()).toEqual({
    type: 'song',
    id: '33',
    msg: '',
    pics: 'up-a,up-b',
    privacy: '6',
  });
});

it('rejects when the service does not accept artists', async () => {
  const { stub, client, own } = bench({ '/share/resource': { code: 400 } });
  const resource = { kind: 'artist', id: '8' } as const;
  const posting = new MutationObserver(client, postMutation()).mutate({ msg: '听他', resource });
  await expect(posting).rejects.toMatchObject({ code: 400 });
  expect(await stub.requests[0]?.form()).toEqual({ type: 'artist', id: '8', msg: '听他' });
  expect(own()).toEqual([]);
});

it('refetches the lists when the service does not return the post', async () => {
  const { client, own, stale } = bench({ '/share/resource': { code: 200, event: { id: 7 }, id: 7 } });
  await new MutationObserver(client, postMutation()).mutate({ msg: 'x' });
  expect(own()).toEqual([]);
  expect(stale()).toBe(true);
});

it('rejects and adds nothing when the service refuses a post', async () => {
  const { client, own, stale } = bench({ '/share/resource': { code: 400, msg: '不行' } });
  await expect(new MutationObserver(client, postMutation()).mutate({ msg: 'x' })).rejects.toMatchObject({
    code: 400,
  });
  expect([own(), stale()]).toEqual([[], false]);
});

it('deletes a post by its id and hides it in all lists', async () => {
  const { stub, client } = bench({ '/event/del': { code: 200 } });
  await new MutationObserver(client, deletePostMutation()).mutate({ id: 7 });
  expect(await stub.requests[0]?.form()).toEqual({ evId: '7' });
  expect(client.getQueryData(hiddenPostsQuery().queryKey)).toEqual([7]);
});

it('uploads a picture as a file', async () => {
  const data = { key: 'up-1', url: '/media/img/up-1.jpg', width: 4, height: 3 };
  const { stub } = bench({ '/x/event/picture': { code: 200, data } });
  expect(await uploadPostPicture(new Blob(['x'], { type: 'image/webp' }))).toEqual(data);
  expect(Object.keys((await stub.requests[0]?.form()) ?? {})).toEqual(['imgFile']);
});
