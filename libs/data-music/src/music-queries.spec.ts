import { configureHttp } from '@qingyin/http-client';
import { stubFetch, type StubAnswer } from '@qingyin/http-client/testing';
import { createQueryClient } from '@qingyin/query-kit';
import { describe, expect, it } from 'vitest';
import {
  bannersQuery,
  dailySongsQuery,
  lyricQuery,
  newSongsQuery,
  publicPlaylistsQuery,
  recommendedPlaylistsQuery,
  scrobble,
  songUrlQuery,
  suggestQuery,
} from './index.ts';
import { oldSong, privilege, song } from './testing/songs.ts';

function setUp(answers: Record<string, StubAnswer>) {
  const stub = stubFetch(answers);
  configureHttp({ fetch: stub.fetch, baseUrl: 'http://qingyin.test' });
  return { stub, client: createQueryClient() };
}

describe('home page', () => {
  it("has new songs as tracks, with the list's cover when the album has none", async () => {
    const { client } = setUp({
      '/personalized/newsong': {
        code: 200,
        result: [
          {
            id: 1,
            name: '歌1',
            picUrl: 'http://p.test/2.jpg',
            song: { ...oldSong(1), privilege: privilege(1) },
          },
        ],
      },
    });
    const [track] = await client.fetchQuery(newSongsQuery());
    expect(track).toMatchObject({
      id: 1,
      durationMs: 61_000,
      album: { picUrl: 'http://p.test/2.jpg' },
      unplayable: null,
    });
  });

  it('has daily songs as tracks', async () => {
    const { client } = setUp({ '/recommend/songs': { code: 200, data: { dailySongs: [song(1), song(2)] } } });
    expect((await client.fetchQuery(dailySongsQuery())).map(({ id }) => id)).toEqual([1, 2]);
  });

  it('reads the play count of a personal playlist in either spelling', async () => {
    const { client } = setUp({
      '/recommend/resource': {
        code: 200,
        recommend: [{ id: 1, playcount: 5 }, { id: 2, playCount: 6 }, { id: 3 }],
      },
    });
    const lists = await client.fetchQuery(recommendedPlaylistsQuery());
    expect(lists.map(({ playCount }) => playCount)).toEqual([5, 6, 0]);
  });

  it('lets HTTP caches store public blocks: no timestamp, and no second call while fresh', async () => {
    const { stub, client } = setUp({
      '/banner': { code: 200, banners: [] },
      '/personalized': { code: 200, result: [] },
    });
    await client.fetchQuery(bannersQuery());
    await client.fetchQuery(bannersQuery());
    await client.fetchQuery(publicPlaylistsQuery());
    expect(stub.requests.map(({ url }) => url.search)).toEqual(['', '?limit=30']);
  });

  it('distinguishes a failed block from an empty one', async () => {
    const { client } = setUp({ '/banner': { code: 500 } });
    await expect(client.fetchQuery(bannersQuery())).rejects.toMatchObject({ code: 500 });
  });
});

describe('song', () => {
  it('has addresses per quality level', async () => {
    const { stub, client } = setUp({ '/song/url/v1': { code: 200, data: [{ id: 1, url: null }] } });
    await client.fetchQuery(songUrlQuery('1', 'exhigh'));
    await client.fetchQuery(songUrlQuery('1', 'lossless'));
    expect(stub.requests.map(({ url }) => url.searchParams.get('level'))).toEqual(['exhigh', 'lossless']);
  });

  it('requests its lyrics once', async () => {
    const { stub, client } = setUp({ '/lyric/new': { code: 200, lrc: { lyric: '[00:01.00]床前明月光' } } });
    await client.fetchQuery(lyricQuery('1'));
    expect((await client.fetchQuery(lyricQuery('1'))).lrc?.lyric).toContain('床前明月光');
    expect(stub.requests).toHaveLength(1);
  });

  it('is scrobbled in seconds', async () => {
    const { stub } = setUp({ '/scrobble': { code: 200, data: 'success' } });
    await scrobble({ id: '1', sourceId: '5', seconds: 61, playId: 'ab', agoSeconds: 7 });
    const form = { id: '1', sourceid: '5', time: '61', listen: 'ab', ago: '7' };
    expect(await stub.requests[0]?.form()).toEqual(form);
  });
});

describe('suggestions', () => {
  it('are empty when nothing matches', async () => {
    const { client } = setUp({ '/search/suggest': { code: 200, result: {} } });
    expect(await client.fetchQuery(suggestQuery('月'))).toEqual({});
  });
});
