import { configureHttp } from '@qingyin/http-client';
import { stubFetch } from '@qingyin/http-client/testing';
import { createQueryClient } from '@qingyin/query-kit';
import { expect, it } from 'vitest';
import { commentedPostQuery, postIdOf } from './commented-post.ts';
import { event } from './testing/social-event.ts';

function ask(threadId: string) {
  const stub = stubFetch({ '/x/event/detail': { code: 200, event: event(7) } });
  configureHttp({ fetch: stub.fetch, baseUrl: 'http://qingyin.test' });
  return { stub, post: createQueryClient().fetchQuery(commentedPostQuery(threadId)) };
}

it('requests the post of a thread by its id', async () => {
  const { stub, post } = ask('7_2');
  expect((await post).id).toBe(7);
  expect(stub.paths()).toEqual(['/x/event/detail']);
});

it.each(['x_2', '', '_2', '7x_2', '99999999999999999999_2'])(
  '%j contains no id, and nothing is requested',
  async (id) => {
    const { stub, post } = ask(id);
    await expect(post).rejects.toMatchObject({ kind: 'failure', code: 404 });
    expect(stub.paths()).toEqual([]);
    expect(postIdOf(id)).toBeNull();
  },
);
