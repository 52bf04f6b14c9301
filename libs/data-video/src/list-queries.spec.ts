import { configureHttp } from '@qingyin/http-client';
import { type StubAnswer, stubFetch } from '@qingyin/http-client/testing';
import { createQueryClient } from '@qingyin/query-kit';
import { describe, expect, it } from 'vitest';
import { mvChartQuery, mvListQuery, newestMvsQuery, videosQuery } from './index.ts';

function setUp(answers: Record<string, StubAnswer>) {
  const stub = stubFetch(answers);
  configureHttp({ fetch: stub.fetch, baseUrl: 'http://qingyin.test' });
  return { stub, client: createQueryClient() };
}
const offsetOf = (url: URL): number => Number(url.searchParams.get('offset'));

describe('lists of MVs', () => {
  it('come page after page, by what was chosen', async () => {
    const { stub, client } = setUp({
      '/mv/all': (url: URL) =>
        offsetOf(url) === 0
          ? { code: 200, count: 3, hasMore: true, data: [{ id: 1 }, { id: 2 }] }
          : { code: 200, count: 3, hasMore: false, data: [{ id: 3 }] },
    });
    const query = mvListQuery({ area: '日本', type: '现场版', order: '最新' });
    const { pages } = await client.fetchInfiniteQuery({ ...query, pages: 5 });
    expect(pages.flatMap(({ mvs }) => mvs.map(({ id }) => id))).toEqual([1, 2, 3]);
    expect(Object.fromEntries(stub.requests[1]?.url.searchParams ?? [])).toMatchObject({
      area: '日本',
      type: '现场版',
      order: '最新',
      offset: '2',
    });
  });

  it('have no page after an empty one, whatever it promises', async () => {
    const { stub, client } = setUp({ '/top/mv': { code: 200, updateTime: 1, hasMore: true, data: [] } });
    await client.fetchInfiniteQuery({ ...mvChartQuery('全部'), pages: 3 });
    expect(stub.requests).toHaveLength(1);
  });

  it('of all areas name none', async () => {
    const { stub, client } = setUp({ '/mv/first': { code: 200, data: [] } });
    await client.fetchQuery(newestMvsQuery('全部'));
    await client.fetchQuery(newestMvsQuery('韩国'));
    expect(stub.requests.map(({ url }) => url.searchParams.get('area'))).toEqual(['', '韩国']);
  });
});

describe('videos', () => {
  const item = (vid: string, type = 1) => ({ type, data: { vid } });
  it.each([
    ['all', '/video/timeline/all'],
    ['recommended', '/video/timeline/recommend'],
    [{ group: '58106' }, '/video/group'],
  ] as const)('of %o come page after page, other things left out but counted', async (which, path) => {
    const { stub, client } = setUp({
      [path]: (url: URL) =>
        offsetOf(url) === 0
          ? { code: 200, hasmore: true, datas: [item('a'), item('live', 7)] }
          : { code: 200, hasmore: false, datas: [item('b')] },
    });
    const { pages } = await client.fetchInfiniteQuery({ ...videosQuery(which), pages: 5 });
    expect(pages.flatMap(({ videos }) => videos.map(({ vid }) => vid))).toEqual(['a', 'b']);
    expect(stub.requests.map(({ url }) => offsetOf(url))).toEqual([0, 2]);
  });

  it('that want a login say so', async () => {
    const { client } = setUp({ '/video/timeline/all': { code: 301, msg: '需要登录' } });
    await expect(client.fetchInfiniteQuery(videosQuery('all'))).rejects.toMatchObject({ code: 301 });
  });
});
