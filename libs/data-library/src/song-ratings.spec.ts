import { configureHttp } from '@qingyin/http-client';
import { stubFetch } from '@qingyin/http-client/testing';
import { createQueryClient } from '@qingyin/query-kit';
import { MutationObserver, type QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { rateSongMutation, songPlaysQuery, songRatingsQuery } from './index.ts';

const UID = '9';
const REFUSED = { code: 503, message: '不行' };

let client: QueryClient;
let requests: { id: number; stars: number; answer: (body: object) => void }[];
let pages: URL[];
let ratings: object[];

beforeEach(() => {
  client = createQueryClient();
  requests = [];
  pages = [];
  ratings = [];
  const { fetch } = stubFetch({
    '/x/songs/ratings': (url: URL) => {
      pages.push(url);
      return ratings[pages.length - 1] ?? REFUSED;
    },
    '/x/songs/plays': { code: 200, count: 1, more: false, data: [{ id: 4, plays: 12, time: 99 }] },
    '/x/songs/rate': async (_url: URL, request: Request) => {
      const form = await request.formData();
      return new Promise<Response>((resolve) => {
        const answer = (body: object) => resolve(Response.json(body));
        requests.push({ id: Number(form.get('id')), stars: Number(form.get('stars')), answer });
      });
    },
  });
  configureHttp({ fetch, baseUrl: 'http://qingyin.test' });
});

const rated = () => client.getQueryData(songRatingsQuery(UID).queryKey);
const know = (stars: Record<number, number>) => client.setQueryData(songRatingsQuery(UID).queryKey, stars);
const rate = (id: number, stars: number) =>
  new MutationObserver(client, rateSongMutation()).mutate({ uid: UID, id, stars }).then(
    () => 'done',
    (error: unknown) => error,
  );
const request = (index: number) => vi.waitUntil(() => requests[index]);

describe('ratings', () => {
  it('are fetched page by page', async () => {
    ratings = [
      {
        code: 200,
        count: 3,
        more: true,
        data: [
          { id: 1, stars: 5 },
          { id: 2, stars: 1 },
        ],
      },
      { code: 200, count: 3, more: false, data: [{ id: 3, stars: 4 }] },
    ];
    expect(await client.fetchQuery(songRatingsQuery(UID))).toEqual({ 1: 5, 2: 1, 3: 4 });
    expect(pages.map(({ searchParams }) => searchParams.get('offset'))).toEqual(['0', '2']);
  });

  it('end with an empty page, even if more were promised', async () => {
    ratings = [{ code: 200, count: 1, more: true, data: [] }];
    expect(await client.fetchQuery(songRatingsQuery(UID))).toEqual({});
  });
});

it('plays are kept by song', async () => {
  expect(await client.fetchQuery(songPlaysQuery(UID))).toEqual({ 4: { plays: 12, time: 99 } });
});

describe('rating a song', () => {
  it('shows the stars before the service answers and keeps them after success', async () => {
    know({ 3: 2 });
    const pressed = rate(7, 4);
    await vi.waitUntil(() => rated()?.[7] === 4);
    const sent = await request(0);
    expect(sent).toMatchObject({ id: 7, stars: 4 });
    sent.answer({ code: 200, stars: 4 });
    expect(await pressed).toBe('done');
    expect(rated()).toEqual({ 3: 2, 7: 4 });
  });

  it('removes a rating with 0', async () => {
    know({ 3: 2, 7: 4 });
    const pressed = rate(7, 0);
    (await request(0)).answer({ code: 200, stars: 0 });
    await pressed;
    expect(rated()).toEqual({ 3: 2 });
  });

  it('rolls back only the refused one', async () => {
    know({ 7: 3 });
    const failing = rate(7, 5);
    const lasting = rate(8, 1);
    (await request(0)).answer(REFUSED);
    expect(await failing).toMatchObject({ kind: 'failure', code: 503, message: '不行' });
    expect(rated()).toEqual({ 7: 3, 8: 1 });
    (await request(1)).answer({ code: 200, stars: 1 });
    await lasting;
    expect(rated()).toEqual({ 7: 3, 8: 1 });
  });

  it('sends ratings of one song in the order of the clicks', async () => {
    know({});
    const pressed = [rate(7, 2), rate(7, 5)];
    const first = await request(0);
    expect(requests.map(({ stars }) => stars)).toEqual([2]);
    first.answer({ code: 200, stars: 2 });
    (await request(1)).answer({ code: 200, stars: 5 });
    await Promise.all(pressed);
    expect(requests.map(({ stars }) => stars)).toEqual([2, 5]);
    expect(rated()).toEqual({ 7: 5 });
  });

  it('creates no list when the list was not loaded', async () => {
    const pressed = rate(7, 5);
    (await request(0)).answer({ code: 200, stars: 5 });
    await pressed;
    expect(rated()).toBeUndefined();
  });
});
