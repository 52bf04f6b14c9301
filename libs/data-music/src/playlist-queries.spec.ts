import { configureHttp } from '@qingyin/http-client';
import { stubFetch, type StubAnswer } from '@qingyin/http-client/testing';
import { createQueryClient } from '@qingyin/query-kit';
import { MutationObserver } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import {
  playlistQuery,
  playlistTracksQuery,
  subscribePlaylistMutation,
  tracksByIdsQuery,
  type PlaylistWithTracks,
} from './index.ts';
import { privilege, song } from './testing/songs.ts';

function setUp(answers: Record<string, StubAnswer>) {
  const stub = stubFetch(answers);
  configureHttp({ fetch: stub.fetch, baseUrl: 'http://qingyin.test' });
  return { stub, client: createQueryClient() };
}

const playlist = {
  id: 5,
  name: '唐诗',
  subscribed: false,
  subscribedCount: 10,
  trackIds: [{ id: 1 }],
  tracks: [song(1)],
};
const PLAYLIST = { code: 200, playlist, privileges: [privilege(1, { pl: 0, plLevel: 'none' })] };

describe('playlist', () => {
  it('has the returned songs as tracks with their privileges', async () => {
    const { stub, client } = setUp({ '/playlist/detail': PLAYLIST });
    const { playlist: found, tracks } = await client.fetchQuery(playlistQuery('5'));
    expect(found.name).toBe('唐诗');
    expect(tracks).toMatchObject([{ id: 1, name: '歌1', durationMs: 61_000, unplayable: 'gone' }]);
    expect(stub.requests[0]?.url.searchParams.get('id')).toBe('5');
  });

  it.each([404, 401])('rejects with code %i when the playlist may not be seen', async (code) => {
    const { client } = setUp({ '/playlist/detail': { code, msg: '不行' } });
    await expect(client.fetchQuery(playlistQuery('5'))).rejects.toMatchObject({
      kind: 'failure',
      code,
      message: '不行',
    });
  });

  it('loads its songs in slices', async () => {
    const { stub, client } = setUp({
      '/playlist/track/all': {
        code: 200,
        songs: [song(2), song(3)],
        privileges: [privilege(3), privilege(2)],
      },
    });
    const tracks = await client.fetchQuery(playlistTracksQuery('5', 500, 2));
    expect(tracks.map(({ id }) => id)).toEqual([2, 3]);
    expect(Object.fromEntries(stub.requests[0]?.url.searchParams ?? [])).toMatchObject({
      offset: '500',
      limit: '2',
    });
  });
});

describe('tracksByIdsQuery', () => {
  it('requests songs together', async () => {
    const { stub, client } = setUp({ '/song/detail': { code: 200, songs: [song(2)], privileges: [] } });
    await client.fetchQuery(tracksByIdsQuery([2, 3]));
    expect(stub.requests[0]?.url.search).toBe('?ids=2%2C3');
  });

  it('makes no call for an empty list', async () => {
    const { stub, client } = setUp({});
    expect(await client.fetchQuery(tracksByIdsQuery([]))).toEqual([]);
    expect(stub.requests).toEqual([]);
  });
});

describe('subscribePlaylistMutation', () => {
  async function subscribe(answer: StubAnswer, wanted: boolean) {
    const { stub, client } = setUp({ '/playlist/detail': PLAYLIST, '/playlist/subscribe': answer });
    await client.fetchQuery(playlistQuery('5'));
    const seen: (number | undefined)[] = [];
    const current = (): PlaylistWithTracks | undefined => client.getQueryData(playlistQuery('5').queryKey);
    client.getQueryCache().subscribe(() => seen.push(current()?.playlist.subscribedCount));
    const settled = await new MutationObserver(client, subscribePlaylistMutation())
      .mutate({ id: '5', subscribe: wanted })
      .catch((error: unknown) => error);
    return { settled, seen, current, form: await stub.requests[1]?.form() };
  }

  it('counts at once and keeps the count after success', async () => {
    const { current, form } = await subscribe({ code: 200 }, true);
    expect(current()?.playlist).toMatchObject({ subscribed: true, subscribedCount: 11 });
    expect(form).toEqual({ id: '5', t: '1' });
  });

  it('rolls back only itself when the service refuses', async () => {
    const { settled, seen, current } = await subscribe({ code: 503 }, true);
    expect(settled).toMatchObject({ code: 503 });
    expect(seen).toContain(11);
    expect(current()?.playlist).toMatchObject({ subscribed: false, subscribedCount: 10, name: '唐诗' });
  });

  it('does not count twice when it is called twice', async () => {
    const { current, form } = await subscribe({ code: 200 }, false);
    expect(current()?.playlist.subscribedCount).toBe(10);
    expect(form).toEqual({ id: '5', t: '2' });
  });
});
