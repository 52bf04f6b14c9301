import { configureHttp } from '@qingyin/http-client';
import { type StubAnswer, stubFetch } from '@qingyin/http-client/testing';
import { createQueryClient } from '@qingyin/query-kit';
import { describe, expect, it } from 'vitest';
import { exclusiveMvsQuery, mvChartQuery, mvListQuery, newestMvsQuery, videosQuery } from './index.ts';

function setUp(answers: Record<string, StubAnswer>) {
  const stub = stubFetch(answers);
  configureHttp({ fetch: stub.fetch, baseUrl: 'http://qingyin.test' });
  return { stub, client: createQueryClient() };
}
const offsetOf = (url: URL): number => Number(url.searchParams.get('offset'));

describe('lists of MVs', () => {
  it('load pages by the chosen filter', async () => {
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

  it('end at an empty page that promises more', async () => {
    const { stub, client } = setUp({ '/top/mv': { code: 200, updateTime: 1, hasMore: true, data: [] } });
    await client.fetchInfiniteQuery({ ...mvChartQuery('全部'), pages: 3 });
    expect(stub.requests).toHaveLength(1);
  });

  it('of exclusive MVs use a call of their own for all areas and a filter for one area', async () => {
    const { stub, client } = setUp({
      '/mv/exclusive/rcmd': { code: 200, more: false, data: [] },
      '/mv/all': { code: 200, count: 0, hasMore: false, data: [] },
    });
    await client.fetchQuery(exclusiveMvsQuery('全部'));
    await client.fetchQuery(exclusiveMvsQuery('日本'));
    expect(stub.paths()).toEqual(['/mv/exclusive/rcmd', '/mv/all']);
    expect(Object.fromEntries(stub.requests[1]?.url.searchParams ?? [])).toMatchObject({
      area: '日本',
      type: '网易出品',
    });
  });

  it('leave the area out for all areas', async () => {
    const { stub, client } = setUp({ '/mv/first': { code: 200, data: [] } });
    await client.fetchQuery(newestMvsQuery('全部'));
    await client.fetchQuery(newestMvsQuery('韩国'));
    expect(stub.requests.map(({ url }) => url.searchParams.get('area'))).toEqual(['', '韩国']);
  });
});

describe('videosQuery', () => {
  const items = (from: number, count: number) =>
    Array.from({ length: count }, (_, at) => ({ type: 1, data: { vid: String(from + at) } }));
  /** Fake service with a number of videos and a page size. */
  const from = (total: number, atOnce: number) => (url: URL) => {
    const offset = offsetOf(url);
    const datas = items(offset, Math.max(0, Math.min(atOnce, total - offset)));
    return { code: 200, hasmore: offset + datas.length < total, datas };
  };
  const vids = (first: number, count: number) => items(first, count).map(({ data }) => data.vid);

  it.each([
    ['all', '/video/timeline/all', null],
    ['recommended', '/video/timeline/recommend', null],
    [{ group: '58106' }, '/video/group', '58106'],
  ] as const)('fills pages of %o whatever the page size of the service', async (which, path, id) => {
    for (const atOnce of [5, 12, 30]) {
      const { stub, client } = setUp({ [path]: from(27, atOnce) });
      const page = (number: number) => client.fetchQuery(videosQuery(which, number));
      expect((await page(1)).videos.map(({ vid }) => vid)).toEqual(vids(0, 12));
      expect(await page(2)).toMatchObject({ more: true });
      const last = await page(3);
      expect(last.videos.map(({ vid }) => vid)).toEqual(vids(24, 3));
      expect(last.more).toBe(false);
      expect(await page(4)).toEqual({ videos: [], more: false });
      expect(stub.requests[0]?.url.searchParams.get('id')).toBe(id);
    }
  });

  it('counts entries of other kinds for the offset and leaves them out', async () => {
    const { stub, client } = setUp({
      '/video/timeline/all': {
        code: 200,
        hasmore: true,
        datas: [...items(0, 11), { type: 7, data: { vid: 'live' } }],
      },
    });
    const { videos, more } = await client.fetchQuery(videosQuery('all', 1));
    expect([videos.length, more, stub.requests.length]).toEqual([11, true, 1]);
  });

  it('stops at an empty answer', async () => {
    const { stub, client } = setUp({ '/video/timeline/all': { code: 200, hasmore: true, datas: [] } });
    expect(await client.fetchQuery(videosQuery('all', 1))).toEqual({ videos: [], more: false });
    expect(stub.requests).toHaveLength(1);
  });

  it('rejects when the service requires a login', async () => {
    const { client } = setUp({ '/video/timeline/all': { code: 301, msg: '需要登录' } });
    await expect(client.fetchQuery(videosQuery('all', 1))).rejects.toMatchObject({ code: 301 });
  });
});
