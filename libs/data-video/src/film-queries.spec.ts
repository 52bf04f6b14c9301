import { configureHttp } from '@qingyin/http-client';
import { type StubAnswer, stubFetch } from '@qingyin/http-client/testing';
import { createQueryClient } from '@qingyin/query-kit';
import { MutationObserver } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import {
  filmCountsQuery,
  filmFileQuery,
  filmSongQuery,
  likeFilmMutation,
  mvQuery,
  subscribeMvMutation,
  subscribeVideoMutation,
  videoQuery,
} from './index.ts';

const VID = 'A'.repeat(32);

function setUp(answers: Record<string, StubAnswer>) {
  const stub = stubFetch(answers);
  configureHttp({ fetch: stub.fetch, baseUrl: 'http://qingyin.test' });
  return { stub, client: createQueryClient() };
}

describe('filmFileQuery', () => {
  const file = { url: 'http://f.test/1.webm', r: 360, size: 9 };
  it('requests the file of an MV by height and format', async () => {
    const { stub, client } = setUp({ '/mv/url': { code: 200, data: { id: 7, ...file } } });
    const found = await client.fetchQuery(filmFileQuery('mv', '7', 480, 'webm'));
    expect(found).toEqual({ url: file.url, lines: 360, size: 9 });
    expect(Object.fromEntries(stub.requests[0]?.url.searchParams ?? [])).toMatchObject({
      id: '7',
      r: '480',
      format: 'webm',
    });
  });
  it('requests the file of a video by height and format', async () => {
    const { stub, client } = setUp({ '/video/url': { code: 200, urls: [{ id: VID, ...file }] } });
    const found = await client.fetchQuery(filmFileQuery('video', VID));
    expect(found).toEqual({ url: file.url, lines: 360, size: 9 });
    expect(stub.requests[0]?.url.searchParams.get('res')).toBe('1080');
  });
  it('returns null when there is no file', async () => {
    const none = { url: null, r: 0, size: 0 };
    const { client } = setUp({
      '/mv/url': { code: 200, data: { id: 7, ...none } },
      '/video/url': { code: 200, urls: [] },
    });
    expect(await client.fetchQuery(filmFileQuery('mv', '7'))).toBeNull();
    expect(await client.fetchQuery(filmFileQuery('video', VID))).toBeNull();
  });
});

describe('filmSongQuery', () => {
  const song = {
    id: 10,
    name: '静夜思',
    ar: [{ id: 1, name: '李白' }],
    al: { id: 2, name: '集', picUrl: '' },
    dt: 61_000,
    alia: [],
    fee: 0,
    mv: 7,
    noCopyrightRcmd: null,
  };
  it('returns a track with its position', async () => {
    const { client } = setUp({ '/x/film/song': { code: 200, data: { song, from: 5500 } } });
    const found = await client.fetchQuery(filmSongQuery('mv', '7'));
    expect([found?.track.id, found?.track.durationMs, found?.from]).toEqual([10, 61_000, 5500]);
  });
  it('returns null for films without a song', async () => {
    const { client } = setUp({ '/x/film/song': { code: 200, data: { song: null, from: null } } });
    expect(await client.fetchQuery(filmSongQuery('video', VID))).toBeNull();
  });
});

describe('mutations of films', () => {
  it('collects an MV in the cached answer', async () => {
    const mv = { code: 200, subed: false, data: { id: 7, subCount: 4 } };
    const { stub, client } = setUp({ '/mv/detail': mv, '/mv/sub': { code: 200 } });
    await client.fetchQuery(mvQuery('7'));
    await new MutationObserver(client, subscribeMvMutation()).mutate({ id: '7', subscribe: true });
    expect(await stub.requests[1]?.form()).toEqual({ mvid: '7', t: '1' });
    expect(client.getQueryData(mvQuery('7').queryKey)).toMatchObject({ subed: true, data: { subCount: 5 } });
  });

  it('removes a video from the collection and rolls back when the service refuses', async () => {
    const data = { vid: VID, subscribed: true, subscribeCount: 4 };
    const { client } = setUp({ '/video/detail': { code: 200, data }, '/video/sub': { code: 500 } });
    await client.fetchQuery(videoQuery(VID));
    const change = new MutationObserver(client, subscribeVideoMutation());
    await expect(change.mutate({ id: VID, subscribe: false })).rejects.toMatchObject({ code: 500 });
    expect(client.getQueryData(videoQuery(VID).queryKey)).toEqual(data);
  });

  it('treats a video without a reported state as not collected', async () => {
    const data = { vid: VID, subscribeCount: 4 };
    const { stub, client } = setUp({ '/video/detail': { code: 200, data }, '/video/sub': { code: 200 } });
    await client.fetchQuery(videoQuery(VID));
    await new MutationObserver(client, subscribeVideoMutation()).mutate({ id: VID, subscribe: true });
    expect(await stub.requests[1]?.form()).toEqual({ id: VID, t: '1' });
    expect(client.getQueryData(videoQuery(VID).queryKey)).toEqual({
      ...data,
      subscribed: true,
      subscribeCount: 5,
    });
  });

  it.each([
    ['mv', '7', '/mv/detail/info', '1'],
    ['video', VID, '/video/detail/info', '5'],
  ] as const)('likes a film and removes the like: %s', async (kind, id, path, type) => {
    const counts = { code: 200, likedCount: 9, shareCount: 0, commentCount: 0, liked: true };
    const { stub, client } = setUp({ [path]: counts, '/resource/like': { code: 200 } });
    await client.fetchQuery(filmCountsQuery(kind, id));
    await new MutationObserver(client, likeFilmMutation(kind)).mutate({ id, subscribe: false });
    expect(await stub.requests[1]?.form()).toEqual({ type, id, t: '0' });
    expect(client.getQueryData(filmCountsQuery(kind, id).queryKey)).toMatchObject({
      liked: false,
      likedCount: 8,
    });
  });
});
