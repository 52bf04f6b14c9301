import { configureHttp } from '@qingyin/http-client';
import { stubFetch, type StubAnswer } from '@qingyin/http-client/testing';
import { createQueryClient } from '@qingyin/query-kit';
import { describe, expect, it } from 'vitest';
import {
  featuredPlaylistQuery,
  playlistCategoriesQuery,
  playlistSquareQuery,
  premiumPlaylistsQuery,
} from './index.ts';

function setUp(answers: Record<string, StubAnswer>) {
  const stub = stubFetch(answers);
  configureHttp({ fetch: stub.fetch, baseUrl: 'http://qingyin.test' });
  const sent = (call = 0) => Object.fromEntries(stub.requests[call]?.url.searchParams ?? []);
  return { client: createQueryClient(), sent };
}

describe('playlists of a category', () => {
  it('are loaded by page', async () => {
    const { client, sent } = setUp({
      '/top/playlist': { code: 200, playlists: [{ id: 5 }], total: 61, more: false, cat: '古风' },
    });
    const found = await client.fetchQuery(playlistSquareQuery({ cat: '古风', order: 'new', page: 3 }));
    expect(found).toMatchObject({ playlists: [{ id: 5 }], total: 61 });
    expect(sent()).toMatchObject({ cat: '古风', order: 'new', limit: '30', offset: '60' });
  });

  it('have categories in groups, without empty groups', async () => {
    const word = (name: string, category: number) => ({ name, category });
    const { client } = setUp({
      '/playlist/catlist': {
        code: 200,
        all: word('全部歌单', 0),
        sub: [word('华语', 0), word('安静', 3), word('欧美', 0)],
        categories: { '0': '语种', '1': '风格', '3': '情感' },
      },
    });
    const shelves = await client.fetchQuery(playlistCategoriesQuery());
    expect(shelves.map(({ name, categories }) => [name, categories.map((found) => found.name)])).toEqual([
      ['语种', ['华语', '欧美']],
      ['情感', ['安静']],
    ]);
  });
});

describe('premium playlists', () => {
  const page = (id: number, more: boolean, lasttime: number) => ({
    code: 200,
    playlists: [{ id }],
    total: 2,
    more,
    lasttime,
  });

  it('continue from the time of the last page until the end', async () => {
    const { client, sent } = setUp({
      '/top/playlist/highquality': (url: URL) =>
        url.searchParams.has('before') ? page(2, false, 0) : page(1, true, 777),
    });
    const { pages } = await client.fetchInfiniteQuery({ ...premiumPlaylistsQuery('全部'), pages: 5 });
    expect(pages.map(({ playlists }) => playlists[0]?.id)).toEqual([1, 2]);
    expect(sent(0)['before']).toBeUndefined();
    expect(sent(1)).toMatchObject({ cat: '全部', before: '777' });
  });

  it('end at an empty page that promises more', async () => {
    const { client } = setUp({
      '/top/playlist/highquality': { code: 200, playlists: [], total: 9, more: true, lasttime: 5 },
    });
    const { pages } = await client.fetchInfiniteQuery({ ...premiumPlaylistsQuery('全部'), pages: 3 });
    expect(pages).toHaveLength(1);
  });

  it('have a first one, or none', async () => {
    const { client } = setUp({
      '/top/playlist/highquality': (url: URL) =>
        url.searchParams.get('cat') === '古风'
          ? page(8, true, 1)
          : { code: 200, playlists: [], total: 0, more: false, lasttime: 0 },
    });
    expect(await client.fetchQuery(featuredPlaylistQuery('古风'))).toMatchObject({ id: 8 });
    expect(await client.fetchQuery(featuredPlaylistQuery('摇滚'))).toBeNull();
  });
});
