import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type getClient, guestAndMember } from './other-clients.ts';
import { type ServerProcess, startServer } from './server-process.ts';

type Client = ReturnType<typeof getClient>;
let server: ServerProcess;
let guest: Client;
let member: Client;

beforeAll(async () => {
  server = await startServer();
  ({ guest, member } = await guestAndMember(server.url));
});
afterAll(() => server.dispose());

const RADIO = 336_355_127;

describe('a client that starts with calls for which there is no content', () => {
  it.each<[path: string, params: Record<string, string | number>, list: string]>([
    ['/dj/catelist', {}, 'categories'],
    ['/dj/toplist', { type: 'hot', limit: 30, offset: 0 }, 'toplist'],
    ['/dj/category/recommend', {}, 'data'],
    ['/dj/program', { rid: RADIO, limit: 50, offset: 0, asc: 'false' }, 'programs'],
    ['/dj/radio/hot', { cateId: 3001, limit: 50, offset: 0 }, 'djRadios'],
    ['/dj/recommend', {}, 'djRadios'],
    ['/dj/recommend/type', { type: 2 }, 'djRadios'],
    ['/dj/personalize/recommend', { limit: 6 }, 'data'],
    ['/dj/today/perfered', { page: 0 }, 'data'],
    ['/dj/hot', { limit: 30, offset: 0 }, 'djRadios'],
    ['/dj/banner', {}, 'data'],
    ['/personalized/djprogram', {}, 'result'],
    ['/aidj/content/rcmd', { latitude: 31.23, longitude: 121.47 }, 'data.aiDjResources'],
    ['/artist/new/song', { limit: 20 }, 'data.newWorks'],
    ['/comment/dj', { id: RADIO, limit: 20, offset: 0 }, 'comments'],
  ])('gets an empty list from %s with %j', async (path, params, list) => {
    for (const client of [guest, member]) {
      const answer = await client(path, params);
      expect([answer.status, answer.at('code'), answer.at(list)]).toEqual([200, 200, []]);
    }
  });

  it('signs in for the day without points', async () => {
    for (const client of [guest, member])
      expect((await client('/daily_signin', { type: 1 })).body).toEqual({ code: 200, point: 0 });
  });

  it('learns that a radio and a programme do not exist', async () => {
    for (const client of [guest, member])
      for (const [path, params] of [
        ['/dj/detail', { rid: RADIO }],
        ['/dj/program/detail', { id: RADIO }],
        ['/dj/sub', { rid: RADIO, t: 1 }],
      ] as const) {
        const answer = await client(path, params);
        expect([path, answer.status, answer.at('code'), answer.at('msg')]).toEqual([
          path,
          200,
          404,
          expect.stringMatching(/^电台(节目)?不存在$/),
        ]);
      }
    expect((await member('/dj/sub', { rid: RADIO, t: 0 })).at('code')).toBe(200);
  });

  it('looks up the id of an artist by name', async () => {
    const found = await guest('/ugc/artist/search', { keyword: '白惊鸿', limit: 5 });
    expect(found.at('data.list.0')).toEqual({
      artistId: expect.any(Number),
      artistName: '白惊鸿',
      artistAvatarPicUrl: expect.stringMatching(/^http/),
    });
    const artist = await guest('/artists', { id: Number(found.at('data.list.0.artistId')) });
    expect(artist.at('artist.name')).toBe('白惊鸿');
  });
});

describe('hostile parameters', () => {
  const hostile: Record<string, string | number>[] = [
    { id: 'abc', rid: 'abc', keyword: "' or 1=1 --" },
    { id: -1, rid: -1, keyword: '%', limit: -1, offset: -1 },
    { id: 1, rid: 1, keyword: 'a'.repeat(150), limit: 1e15, offset: 1e15, before: 'x', t: 'x' },
    { id: '9'.repeat(30), rid: '9'.repeat(30), keyword: '\0', limit: 'NaN', type: '${7*7}' },
  ];
  it.each(hostile)('%j get an answer or a refusal, never a failure', async (params) => {
    for (const path of [
      '/dj/detail',
      '/dj/program',
      '/dj/sub',
      '/dj/hot',
      '/comment/dj',
      '/ugc/artist/search',
    ])
      for (const client of [guest, member]) {
        const answer = await client(path, params);
        expect([path, answer.status]).toEqual([path, 200]);
        expect([200, 400, 404]).toContain(answer.at('code'));
      }
  });
});
