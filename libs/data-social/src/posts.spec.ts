import { configureHttp } from '@qingyin/http-client';
import { stubFetch, type StubAnswer } from '@qingyin/http-client/testing';
import { createQueryClient } from '@qingyin/query-kit';
import { MutationObserver } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { deletePostMutation, postMutation, socialKeys } from './index.ts';

function bench(answers: Readonly<Record<string, StubAnswer>>) {
  const stub = stubFetch(answers);
  configureHttp({ fetch: stub.fetch, baseUrl: 'http://qingyin.test' });
  const client = createQueryClient();
  const feed = [...socialKeys.feeds(), 'one'];
  client.setQueryData(feed, []);
  return { stub, client, stale: () => client.getQueryState(feed)?.isInvalidated };
}

it('words are posted as no resource of ours, and the feeds are asked for again', async () => {
  const { stub, client, stale } = bench({ '/share/resource': { code: 200, event: { id: 7 }, id: 7 } });
  const msg = '好听 https://vimeo.com/76979871';
  expect((await new MutationObserver(client, postMutation()).mutate({ msg })).id).toBe(7);
  expect(await stub.requests[0]?.form()).toEqual({ type: 'noresource', msg });
  expect(stale()).toBe(true);
});

it('a post that is refused is an error, and nothing is stale', async () => {
  const { client, stale } = bench({ '/share/resource': { code: 400, msg: '不行' } });
  await expect(new MutationObserver(client, postMutation()).mutate({ msg: 'x' })).rejects.toMatchObject({
    code: 400,
  });
  expect(stale()).toBe(false);
});

it('a post is deleted by its id', async () => {
  const { stub, client, stale } = bench({ '/event/del': { code: 200 } });
  await new MutationObserver(client, deletePostMutation()).mutate({ id: 7 });
  expect(await stub.requests[0]?.form()).toEqual({ evId: '7' });
  expect(stale()).toBe(true);
});
