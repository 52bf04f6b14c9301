import { endpoints } from '@qingyin/contract';
import { answers } from '@qingyin/contract/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoLogin } from './demo-caller.ts';
import { writeAlbum } from './music-folder.ts';
import { type MusicServer, startMusicServer } from './music-library-server.ts';
import { getClient, idsAt } from './other-clients.ts';
import { schemaProblems } from './schema-problems.ts';
import { freshFolder, type ServerProcess, startServer } from './server-process.ts';

type Client = ReturnType<typeof getClient>;

/** A visitor who has asked for an anonymous session, as clients do at their start. */
async function visitorWithSession(api: string): Promise<Client> {
  const session = String((await getClient(api)('/register/anonimous')).at('cookie'));
  expect(session).toMatch(/MUSIC_/);
  return getClient(api, session);
}

describe('a guest who asks for recommendations', () => {
  let server: ServerProcess;
  let api: string;
  beforeAll(async () => {
    server = await startServer();
    api = `${server.url}/api`;
  });
  afterAll(() => server.dispose());

  const visitors: [string, () => Promise<Client>][] = [
    ['without a session', async () => getClient(api)],
    ['with an anonymous session', () => visitorWithSession(api)],
  ];

  it.each(visitors)('%s gets public songs for the private FM', async (_who, start) => {
    const client = await start();
    const radio = await client('/personal_fm');
    expect([radio.status, radio.at('code'), radio.headers.get('cache-control')]).toEqual([
      200,
      200,
      'no-store',
    ]);
    expect(schemaProblems('personalFm', answers.listening.personalFm, radio.body)).toEqual([]);
    expect(idsAt(radio, 'data')).toHaveLength(3);
    expect(radio.at('data.0.album.picUrl')).toMatch(/^http/);
  });

  it.each(visitors)('%s gets daily songs that stay the same', async (_who, start) => {
    const client = await start();
    const daily = await client('/recommend/songs');
    expect([daily.status, daily.at('code')]).toEqual([200, 200]);
    expect(schemaProblems('recommendSongs', answers.music.recommendSongs, daily.body)).toEqual([]);
    expect(idsAt(daily, 'data.dailySongs')).toHaveLength(30);
    const again = await getClient(api)('/recommend/songs', { afresh: 'true' });
    expect(idsAt(again, 'data.dailySongs')).toEqual(idsAt(daily, 'data.dailySongs'));
  });

  it('gets songs that can be played', async () => {
    const guest = getClient(api);
    for (const id of idsAt(await guest('/personal_fm'), 'data'))
      expect((await guest('/song/url/v1', { id, level: 'standard' })).at('data.0.url')).toMatch(/^http/);
  });

  it('is not served the songs of a user, and a user is not served those of guests', async () => {
    const login = await getClient(api)('/login', demoLogin);
    const member = getClient(api, String(login.at('cookie')));
    const own = idsAt(await member('/recommend/songs'), 'data.dailySongs');
    expect(own).toHaveLength(30);
    expect(own).not.toEqual(idsAt(await getClient(api)('/recommend/songs'), 'data.dailySongs'));
  });
});

describe('a guest of a server whose libraries are for accounts', () => {
  const folder = freshFolder();
  let one: MusicServer;
  beforeAll(async () => {
    await writeAlbum(folder, { artist: '众人', title: '专辑', tracks: [{ title: '甲' }, { title: '乙' }] });
    one = await startMusicServer([folder]);
    await one.settled({ songs: 2 });
  });
  afterAll(() => one.dispose());

  const heard = async () => {
    const guest = getClient(`${one.server.url}/api`);
    const [radio, daily] = [await guest('/personal_fm'), await guest('/recommend/songs')];
    return [radio.status, radio.at('code'), radio.at('data'), daily.status, daily.at('data.dailySongs')];
  };

  it('gets empty lists, not a request for a login', async () => {
    expect(await heard()).toEqual([200, 200, [], 200, []]);
  });

  it('gets the songs of a library that guests may hear', async () => {
    const id = (await one.libraries())[0]?.id ?? 0;
    const params = { id, guests: true };
    await one.admin.http.call(endpoints.account.adminLibraryUpdate, { params });
    const two = [expect.anything(), expect.anything()];
    expect(await heard()).toEqual([200, 200, two, 200, two]);
  });
});
