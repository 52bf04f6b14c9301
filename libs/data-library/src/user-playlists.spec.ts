import { configureHttp } from '@qingyin/http-client';
import { stubFetch, type StubAnswer } from '@qingyin/http-client/testing';
import { createQueryClient } from '@qingyin/query-kit';
import { MutationObserver } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { addTracksMutation, createPlaylistMutation, libraryKeys, userPlaylistsQuery } from './index.ts';

function setUp(answers: Record<string, StubAnswer>) {
  const stub = stubFetch(answers);
  configureHttp({ fetch: stub.fetch, baseUrl: 'http://qingyin.test' });
  const client = createQueryClient();
  client.setQueryData(userPlaylistsQuery('9').queryKey, []);
  const areStale = () => client.getQueryState(libraryKeys.userPlaylists('9'))?.isInvalidated;
  return { stub, client, areStale };
}

describe('addTracksMutation', () => {
  const add = (client: ReturnType<typeof setUp>['client']) =>
    new MutationObserver(client, addTracksMutation()).mutate({ playlistId: 5, trackIds: [1, 2] });

  it('sends the ids in one call and invalidates the playlists', async () => {
    const { stub, client, areStale } = setUp({ '/playlist/tracks': { status: 200, body: { code: 200 } } });
    await add(client);
    expect(await stub.requests[0]?.form()).toEqual({ op: 'add', pid: '5', tracks: '1,2' });
    expect(areStale()).toBe(true);
  });

  it('sends more than a thousand in chunks, the top ones last, and ignores chunks that the playlist contains already', async () => {
    let calls = 0;
    const { stub, client } = setUp({
      '/playlist/tracks': () => (calls++ === 0 ? { code: 502 } : { status: 200, body: { code: 200 } }),
    });
    const trackIds = Array.from({ length: 1001 }, (_, place) => place + 1);
    await new MutationObserver(client, addTracksMutation()).mutate({ playlistId: 5, trackIds });
    const sent = await Promise.all(stub.requests.map((request) => request.form()));
    const firsts = sent.map(({ tracks }) => Number(String(tracks).split(',')[0]));
    expect(firsts).toEqual([1001, 501, 1]);
  });

  it.each([
    ['wrapped', { status: 200, body: { code: 502, message: '歌单内歌曲重复' } }],
    ['plain', { code: 502, message: '歌单内歌曲重复' }],
  ])('rejects with the code of a %s refusal and invalidates nothing', async (_form, answer) => {
    const { client, areStale } = setUp({ '/playlist/tracks': answer });
    await expect(add(client)).rejects.toMatchObject({
      kind: 'failure',
      code: 502,
      message: '歌单内歌曲重复',
    });
    expect(areStale()).toBe(false);
  });
});

describe('userPlaylistsQuery', () => {
  it('loads all playlists of the user', async () => {
    const { stub, client } = setUp({ '/user/playlist': { code: 200, more: false, playlist: [{ id: 1 }] } });
    const lists = await client.fetchQuery({ ...userPlaylistsQuery('9'), staleTime: 0 });
    expect(lists).toEqual([{ id: 1 }]);
    expect(stub.requests[0]?.url.searchParams.get('limit')).toBe('1000');
  });

  it('is stale after a playlist was created', async () => {
    const { client, areStale } = setUp({ '/playlist/create': { code: 200, id: 3, playlist: {} } });
    await new MutationObserver(client, createPlaylistMutation()).mutate({ name: '夜' });
    expect(areStale()).toBe(true);
  });
});

describe('userPlaylistsQuery with many playlists', () => {
  const page = (from: number, count: number, more: boolean) => ({
    code: 200,
    more,
    playlist: Array.from({ length: count }, (_, at) => ({ id: from + at })),
  });

  it('loads all of them, whatever the page size of the service', async () => {
    const { stub, client } = setUp({
      '/user/playlist': ({ searchParams }) =>
        searchParams.get('offset') === '0' ? page(1, 3, true) : page(4, 2, false),
    });
    const lists = await client.fetchQuery(userPlaylistsQuery('7'));
    expect(lists.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5]);
    expect(stub.requests.map(({ url }) => url.searchParams.get('offset'))).toEqual(['0', '3']);
  });

  it('ends at an empty page that promises more', async () => {
    const { stub, client } = setUp({
      '/user/playlist': ({ searchParams }) => page(1, searchParams.get('offset') === '0' ? 3 : 0, true),
    });
    expect(await client.fetchQuery(userPlaylistsQuery('7'))).toHaveLength(3);
    expect(stub.requests).toHaveLength(2);
  });
});
