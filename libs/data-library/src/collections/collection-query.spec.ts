import { configureHttp } from '@qingyin/http-client';
import { stubFetch } from '@qingyin/http-client/testing';
import { createQueryClient } from '@qingyin/query-kit';
import { InfiniteQueryObserver } from '@tanstack/react-query';
import { beforeEach, describe, expect, it } from 'vitest';
import { collectFilm, collectionQuery, readCollection, markRemoved } from '../index.ts';

let service: number[];
let asked: { offset: number; limit: number }[];
let stub: ReturnType<typeof stubFetch>;
let client: ReturnType<typeof createQueryClient>;

beforeEach(() => {
  service = Array.from({ length: 100 }, (_, place) => place + 1);
  asked = [];
  client = createQueryClient();
  stub = stubFetch({
    '/album/sublist': ({ searchParams }: URL) => {
      const [offset, limit] = [Number(searchParams.get('offset')), Number(searchParams.get('limit'))];
      asked.push({ offset, limit });
      const data = service.slice(offset, offset + limit).map((id) => ({ id, name: `专辑${id}` }));
      return {
        code: 200,
        data,
        count: service.length,
        hasMore: offset + limit < service.length,
        paidCount: 0,
      };
    },
    '/mv/sub': { code: 200 },
    '/video/sub': { code: 503, message: '不行' },
  });
  configureHttp({ fetch: stub.fetch, baseUrl: 'http://qingyin.test' });
});

const observe = () => new InfiniteQueryObserver(client, collectionQuery('albums'));
const shown = () => {
  const data = client.getQueryData(collectionQuery('albums').queryKey);
  const { entries, count, complete } = readCollection(data ?? { pages: [] });
  return { ids: entries.map(({ id }) => id), count, complete };
};

describe('collection query', () => {
  it('loads pages newest first until the collection is complete', async () => {
    const observer = observe();
    await observer.refetch();
    expect(shown()).toMatchObject({ count: 100, complete: false });
    expect(shown().ids).toHaveLength(48);
    await observer.fetchNextPage();
    expect(shown()).toEqual({ ids: service, count: 100, complete: true });
    expect(asked).toEqual([
      { offset: 0, limit: 48 },
      { offset: 48, limit: 96 },
    ]);
  });

  it('skips and repeats nothing on the next page after a removal', async () => {
    const observer = observe();
    await observer.refetch();
    expect(await markRemoved(client, 'albums', '3', true)).toBe(true);
    expect(shown()).toMatchObject({ count: 99, complete: false });
    service = service.filter((id) => id !== 3);
    await observer.fetchNextPage();
    expect(shown()).toEqual({ ids: service, count: 99, complete: true });
    expect(asked[1]?.offset).toBe(47);
  });

  it('repeats nothing when the service has not processed the removal yet', async () => {
    const observer = observe();
    await observer.refetch();
    await markRemoved(client, 'albums', '48', true);
    await observer.fetchNextPage();
    expect(shown().ids).toEqual(service.filter((id) => id !== 48));
  });

  it('restores an entry at its position although others were removed in the meantime', async () => {
    await observe().refetch();
    await markRemoved(client, 'albums', '5', true);
    await markRemoved(client, 'albums', '4', true);
    await markRemoved(client, 'albums', '6', true);
    expect(await markRemoved(client, 'albums', '5', false)).toBe(true);
    expect(shown().ids.slice(0, 6)).toEqual([1, 2, 3, 5, 7, 8]);
    expect(shown().count).toBe(98);
  });

  it('reports when the cache does not contain the entry to remove or restore', async () => {
    await observe().refetch();
    expect(await markRemoved(client, 'albums', '5', false)).toBe(false);
    expect(await markRemoved(client, 'albums', '500', true)).toBe(false);
    expect(await markRemoved(client, 'topics', '5', true)).toBe(false);
    expect(shown()).toMatchObject({ count: 100 });
  });
});

it('removes MVs and videos with their own calls and rejects when the service refuses', async () => {
  await collectFilm({ vid: '7', type: 0 }, false);
  await collectFilm({ vid: '7', type: 0 }, true);
  await expect(collectFilm({ vid: 'A1', type: 1 }, false)).rejects.toThrow();
  expect(stub.paths()).toEqual(['/mv/sub', '/mv/sub', '/video/sub']);
  expect(await Promise.all(stub.requests.map((request) => request.form()))).toEqual([
    { mvid: '7', t: '2' },
    { mvid: '7', t: '1' },
    { id: 'A1', t: '2' },
  ]);
});
