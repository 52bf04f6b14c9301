import { answers } from '@qingyin/contract/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getClient, guestAndMember, idsAt } from './other-clients.ts';
import { schemaProblems } from './schema-problems.ts';
import { type ServerProcess, startServer } from './server-process.ts';

type Client = ReturnType<typeof getClient>;

/** Ids in the source of other clients, and the chart of this server that stands in for each. */
const CHARTS: [id: number, chart: number][] = [
  [180_106, 19_723_756],
  [60_198, 3_778_678],
  [3_812_895, 3_779_629],
  [60_131, 2_884_035],
];
const RADARS = [3_136_952_023, 5_320_167_908, 5_327_906_368, 5_362_359_247, 5_300_458_264, 5_341_776_086];

const detail = (client: Client, id: number) => client('/playlist/detail', { id, s: 0 });
const tracks = async (client: Client, id: number, rest: Record<string, number> = {}) =>
  idsAt(await client('/playlist/track/all', { id, ...rest }), 'songs');

describe('playlists with fixed ids', () => {
  let server: ServerProcess;
  let guest: Client;
  let member: Client;
  beforeAll(async () => {
    server = await startServer();
    ({ guest, member } = await guestAndMember(server.url));
  });
  afterAll(() => server.dispose());

  it.each(CHARTS)('%i is the chart %i of this server', async (id, chart) => {
    const [answer, own] = [await detail(guest, id), await detail(guest, chart)];
    expect([answer.status, answer.at('playlist.id')]).toEqual([200, chart]);
    expect(idsAt(answer, 'playlist.trackIds').length).toBeGreaterThan(0);
    expect(answer.body).toEqual(own.body);
    expect(await tracks(guest, id)).toEqual(await tracks(guest, chart));
  });

  it.each(RADARS)('%i is a list for a guest and one for a user', async (id) => {
    for (const client of [guest, member]) {
      const answer = await detail(client, id);
      expect([answer.status, answer.at('playlist.id'), answer.at('playlist.trackCount')]).toEqual([
        200,
        id,
        30,
      ]);
      expect(schemaProblems('playlistDetail', answers.music.playlistDetail, answer.body)).toEqual([]);
      const ids = idsAt(answer, 'playlist.trackIds');
      expect(new Set(ids).size).toBe(30);
      expect(await tracks(client, Number(answer.at('playlist.id')))).toEqual(ids);
      expect(await tracks(client, id, { limit: 5, offset: 10 })).toEqual(ids.slice(10, 15));
    }
  });

  it('are different lists', async () => {
    const lists = await Promise.all(RADARS.map((id) => tracks(member, id)));
    expect(new Set(lists.map(String)).size).toBe(RADARS.length);
  });

  it('of the personal radar are the songs of the day', async () => {
    for (const client of [guest, member])
      expect(await tracks(client, RADARS[0]!)).toEqual(
        idsAt(await client('/recommend/songs'), 'data.dailySongs'),
      );
  });

  it.each<Record<string, string | number>>([
    { id: 'abc' },
    { id: RADARS[0]!, limit: -1, offset: -1, s: -1 },
    { id: RADARS[1]!, limit: 1e15, offset: 1e15, s: 1e15 },
    { id: `${RADARS[0]} or 1=1` },
  ])('survive %j', async (params) => {
    for (const path of ['/playlist/detail', '/playlist/track/all']) {
      const answer = await member(path, params);
      expect([path, answer.status]).toEqual([path, 200]);
      expect([200, 400]).toContain(answer.at('code'));
    }
  });

  it('leave the chart of artists with up to a hundred of them', async () => {
    const artists = (await guest('/toplist/artist', { type: 1 })).at('list.artists') as unknown[];
    expect(artists.length).toBeGreaterThan(5);
    expect(artists.length).toBeLessThanOrEqual(100);
  });
});

describe('playlists with fixed ids of a server without songs', () => {
  let server: ServerProcess;
  beforeAll(async () => {
    server = await startServer({ args: ['--demo-catalogue', 'off'] });
  });
  afterAll(() => server.dispose());

  it.each([...RADARS, ...CHARTS.map(([id]) => id)])('%i is empty', async (id) => {
    const guest = getClient(`${server.url}/api`);
    const answer = await detail(guest, id);
    expect([answer.status, answer.at('code'), answer.at('playlist.trackIds')]).toEqual([200, 200, []]);
    expect(schemaProblems('playlistDetail', answers.music.playlistDetail, answer.body)).toEqual([]);
    expect(await tracks(guest, id)).toEqual([]);
  });
});
