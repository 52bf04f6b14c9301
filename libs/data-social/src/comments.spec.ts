import { configureHttp } from '@qingyin/http-client';
import { stubFetch } from '@qingyin/http-client/testing';
import { createQueryClient } from '@qingyin/query-kit';
import { describe, expect, it } from 'vitest';
import { commentsQuery } from './index.ts';

const page = { code: 200, comments: [], total: 0, more: false };

describe('comments', () => {
  it('of a playlist and of a song with the same id are kept apart', async () => {
    const stub = stubFetch({
      '/comment/playlist': { ...page, total: 1 },
      '/comment/music': { ...page, total: 2 },
    });
    configureHttp({ fetch: stub.fetch, baseUrl: 'http://qingyin.test' });
    const client = createQueryClient();
    expect((await client.fetchQuery(commentsQuery('playlist', '7'))).total).toBe(1);
    expect((await client.fetchQuery(commentsQuery('song', '7'))).total).toBe(2);
    expect(stub.requests[0]?.url.searchParams.get('id')).toBe('7');
  });

  it('of a thing that is gone are an error with its code', async () => {
    const stub = stubFetch({ '/comment/playlist': { code: 404, msg: '没有' } });
    configureHttp({ fetch: stub.fetch, baseUrl: 'http://qingyin.test' });
    await expect(createQueryClient().fetchQuery(commentsQuery('playlist', '7'))).rejects.toMatchObject({
      code: 404,
    });
  });
});
