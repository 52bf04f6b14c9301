import { configureHttp } from '@qingyin/http-client';
import { stubFetch, type StubAnswer } from '@qingyin/http-client/testing';
import { createQueryClient } from '@qingyin/query-kit';
import { MutationObserver } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import {
  albumDynamicQuery,
  albumQuery,
  artistAlbumsQuery,
  artistDynamicQuery,
  artistMvsQuery,
  artistTopSongsQuery,
  followArtistMutation,
  subscribeAlbumMutation,
} from './index.ts';
import { privilege, song } from './testing/songs.ts';

function setUp(answers: Record<string, StubAnswer>) {
  const stub = stubFetch(answers);
  configureHttp({ fetch: stub.fetch, baseUrl: 'http://qingyin.test' });
  return { stub, client: createQueryClient() };
}

describe('album', () => {
  it('has its songs as tracks with their privileges', async () => {
    const mine = { ...song(1), privilege: privilege(1, { pl: 0, plLevel: 'none' }) };
    const { client } = setUp({ '/album': { code: 200, songs: [mine, song(2)], album: { id: 5 } } });
    const { album, tracks } = await client.fetchQuery(albumQuery('5'));
    expect(album.id).toBe(5);
    expect(tracks.map(({ id, unplayable }) => [id, unplayable])).toEqual([
      [1, 'gone'],
      [2, null],
    ]);
  });

  it('is collected in the cached counts', async () => {
    const counts = { code: 200, isSub: false, subCount: 10, commentCount: 4 };
    const { stub, client } = setUp({ '/album/detail/dynamic': counts, '/album/sub': { code: 200 } });
    await client.fetchQuery(albumDynamicQuery('5'));
    await new MutationObserver(client, subscribeAlbumMutation()).mutate({ id: '5', subscribe: true });
    expect(await stub.requests[1]?.form()).toEqual({ id: '5', t: '1' });
    expect(client.getQueryData(albumDynamicQuery('5').queryKey)).toEqual({
      ...counts,
      isSub: true,
      subCount: 11,
    });
  });
});

describe('artist', () => {
  it('has hot songs as tracks', async () => {
    const { client } = setUp({ '/artist/top/song': { code: 200, songs: [song(1)], more: true } });
    expect(await client.fetchQuery(artistTopSongsQuery('8'))).toMatchObject([{ id: 1, durationMs: 61_000 }]);
  });

  it('has pages of albums up to the last one', async () => {
    const { stub, client } = setUp({
      '/artist/album': (url: URL) =>
        url.searchParams.get('offset') === '0'
          ? { code: 200, hotAlbums: [{ id: 1 }, { id: 2 }], more: true }
          : { code: 200, hotAlbums: [{ id: 3 }], more: false },
    });
    const { pages } = await client.fetchInfiniteQuery({ ...artistAlbumsQuery('8'), pages: 5 });
    expect(pages.flatMap(({ albums }) => albums.map(({ id }) => id))).toEqual([1, 2, 3]);
    expect(stub.requests.map(({ url }) => url.searchParams.get('offset'))).toEqual(['0', '2']);
  });

  it('has no page after an empty one that promises more', async () => {
    const { stub, client } = setUp({ '/artist/mv': { code: 200, mvs: [], time: 0, hasMore: true } });
    await client.fetchInfiniteQuery({ ...artistMvsQuery('8'), pages: 3 });
    expect(stub.requests).toHaveLength(1);
  });

  it('is followed and unfollowed', async () => {
    const { stub, client } = setUp({
      '/artist/detail/dynamic': { code: 200, followed: true, videoCount: 3 },
      '/artist/sub': { code: 200 },
    });
    await client.fetchQuery(artistDynamicQuery('8'));
    await new MutationObserver(client, followArtistMutation()).mutate({ id: '8', subscribe: false });
    expect(await stub.requests[1]?.form()).toEqual({ id: '8', t: '2' });
    expect(client.getQueryData(artistDynamicQuery('8').queryKey)).toMatchObject({
      followed: false,
      videoCount: 3,
    });
  });
});
