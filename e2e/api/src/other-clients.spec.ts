import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoLogin } from './demo-caller.ts';
import { ask, cookieJarText, jsonClient, OTHER_CLIENT_ORIGIN, queryStringClient } from './other-clients.ts';
import { formWith, mp3 } from './sample-files.ts';
import { type ServerProcess, startServer } from './server-process.ts';

const ME = 10;
const SONG = 30_001;
const LIST = 5001;
let server: ServerProcess;
let api: string;
let session = '';

beforeAll(async () => {
  server = await startServer();
  api = `${server.url}/api`;
  const login = await queryStringClient(api)('/login', demoLogin);
  session = String(login.at('cookie'));
});
afterAll(() => server.dispose());

const first = async (path: string, params: Record<string, string | number>, where: string): Promise<number> =>
  Number((await queryStringClient(api)(path, params)).at(where));

describe('a client that puts all parameters into the query', () => {
  const guest: ReturnType<typeof queryStringClient> = (path, params) => queryStringClient(api)(path, params);
  const member: ReturnType<typeof queryStringClient> = (path, params) =>
    queryStringClient(api, cookieJarText(session))(path, params);

  it('logs in, and splits the cookies of the body at `;;`', async () => {
    const login = await guest('/login/cellphone', {
      phone: '13800138000',
      countrycode: 86,
      password: 'qingyin',
    });
    expect([login.status, login.at('code'), login.at('profile.userId')]).toEqual([200, 200, ME]);
    const kept = String(login.at('cookie'))
      .split(';;')
      .map((cookie) => cookie.split(';')[0] ?? '');
    expect(kept).toEqual([expect.stringMatching(/^MUSIC_U=[0-9a-f]{64}$/)]);
    const status = await queryStringClient(api, `${kept[0]};`)('/login/status');
    expect(status.at('data.profile.userId')).toBe(ME);
  });

  it('sends a session with cookie attributes and separators', async () => {
    const account = await member('/user/account');
    expect([account.at('code'), account.at('profile.userId')]).toEqual([200, ME]);
  });

  it.each(['undefined', 'null', ''])('is a guest with MUSIC_U=%s', async (value) => {
    const peer = queryStringClient(api, `MUSIC_U=${value};`);
    expect((await peer('/login/status')).at('data.profile')).toBeNull();
    expect((await peer('/banner', { type: 0 })).at('banners.0.imageUrl')).toMatch(/^http/);
    const refused = await peer('/likelist', { uid: ME });
    expect([refused.status, refused.at('code'), refused.at('msg')]).toEqual([301, 301, '需要登录']);
    expect(refused.headers.get('location')).toBeNull();
  });

  it('can call from its own origin, with a preflight request', async () => {
    const { headers } = await member('/user/account');
    expect(headers.get('access-control-allow-origin')).toBe(OTHER_CLIENT_ORIGIN);
    const before = await fetch(`${api}/user/account`, {
      method: 'OPTIONS',
      headers: { origin: OTHER_CLIENT_ORIGIN, 'access-control-request-method': 'POST' },
    });
    expect([before.status, before.headers.get('access-control-allow-methods')]).toEqual([
      204,
      'PUT,POST,GET,DELETE,OPTIONS',
    ]);
  });

  it('loads its start page', async () => {
    const proposed = await guest('/personalized', { limit: 10 });
    expect(proposed.at('result.0.name')).toEqual(expect.any(String));
    expect((await guest('/toplist')).at('list.0.coverImgUrl')).toMatch(/^http/);
    expect((await guest('/toplist/artist', { type: 1 })).at('list.artists.0.img1v1Url')).toMatch(/^http/);
    expect((await member('/recommend/resource')).at('recommend.0.name')).toEqual(expect.any(String));
    expect((await member('/recommend/songs')).at('data.dailySongs.0.al.picUrl')).toMatch(/^http/);
    const radio = await member('/personal_fm');
    expect((radio.at('data') as unknown[]).length).toBeGreaterThanOrEqual(2);
    for (const place of [0, 1]) expect(radio.at(`data.${place}.album.picUrl`)).toMatch(/^http/);
  });

  it.each([{ area: 'all' }, { area: 'ALL' }, { area: 'nowhere' }])(
    'requests new albums with %j',
    async (odd) => {
      const answer = await guest('/album/new', { ...odd, limit: 5, offset: 0 });
      expect([answer.at('code'), answer.at('albums.4.artist.name')]).toEqual([200, expect.any(String)]);
    },
  );

  it.each(['ALL', 'all', '全部', '全部歌单'])('requests playlists of the category %s', async (cat) => {
    for (const path of ['/top/playlist', '/top/playlist/highquality']) {
      const answer = await guest(path, { cat, limit: 5, offset: 0, before: 0 });
      expect([path, answer.at('code'), answer.at('playlists.0.id')]).toEqual([path, 200, expect.any(Number)]);
    }
  });

  it('gets its likes with a JSON object as its user id', async () => {
    const likes = await member('/likelist', { uid: '{"uid":10}' });
    expect([likes.at('code'), likes.at('ids.0')]).toEqual([200, expect.any(Number)]);
  });

  it('gets the liked songs first among its playlists, each with its creator', async () => {
    const lists = await member('/user/playlist', { uid: ME, limit: 2000, offset: 0 });
    const { length } = lists.at('playlist') as unknown[];
    expect(length).toBeGreaterThan(1);
    expect([lists.at('playlist.0.specialType'), lists.at('playlist.0.userId')]).toEqual([5, ME]);
    for (let place = 0; place < length; place += 1)
      expect(lists.at(`playlist.${place}.creator.userId`)).toEqual(expect.any(Number));
    expect((await member('/playlist/detail', { id: Number(lists.at('playlist.0.id')) })).at('code')).toBe(
      200,
    );
  });

  it('loads its library', async () => {
    expect((await member('/user/record', { uid: ME, type: 1 })).at('weekData')).toEqual(expect.any(Array));
    expect((await member('/user/record', { uid: ME, type: 0 })).at('allData')).toEqual(expect.any(Array));
    expect((await member('/user/cloud', { limit: 200, offset: 0 })).at('data.0.simpleSong.name')).toEqual(
      expect.any(String),
    );
    for (const path of ['/album/sublist', '/artist/sublist', '/mv/sublist'])
      expect([path, (await member(path, { limit: 2000 })).at('data')]).toEqual([path, expect.any(Array)]);
  });

  it('loads a playlist with one privilege for each song', async () => {
    const list = await member('/playlist/detail', { id: LIST });
    for (const field of ['creator.nickname', 'tracks.0.al.picUrl', 'trackIds.0.id', 'coverImgUrl'])
      expect([field, list.at(`playlist.${field}`)]).toEqual([field, expect.anything()]);
    const idsOf = (value: unknown): number[] => (value as { id: number }[]).map(({ id }) => id);
    expect(idsOf(list.at('privileges'))).toEqual(idsOf(list.at('playlist.tracks')));
    const ids = idsOf(list.at('playlist.trackIds'));
    const songs = await member('/song/detail', { ids: ids.join(',') });
    expect(idsOf(songs.at('songs')).sort()).toEqual([...ids].sort());
    expect(idsOf(songs.at('privileges')).sort()).toEqual([...ids].sort());
  });

  it('loads an album, an artist and an MV', async () => {
    const song = await guest('/song/detail', {
      ids: await first('/playlist/detail', { id: LIST }, 'playlist.trackIds.0.id'),
    });
    const albumPage = await guest('/album', { id: Number(song.at('songs.0.al.id')) });
    for (const field of ['album.name', 'album.artist.id', 'album.artist.name', 'songs.0.privilege'])
      expect([field, albumPage.at(field)]).toEqual([field, expect.anything()]);
    const artist = { id: Number(song.at('songs.0.ar.0.id')) };
    const artistPage = await guest('/artists', artist);
    expect([artistPage.at('artist.name'), artistPage.at('hotSongs.0.id')]).toEqual([
      expect.any(String),
      expect.any(Number),
    ]);
    expect((await guest('/artist/mv', artist)).at('mvs')).toEqual(expect.any(Array));
    expect((await guest('/simi/artist', artist)).at('artists.0.id')).toEqual(expect.any(Number));
    const mvs = (await guest('/mv/all', { limit: 200 })).at('data') as { id: number }[];
    const films = await Promise.all(mvs.map(({ id }) => guest('/mv/detail', { mvid: id })));
    for (const film of films)
      expect([film.at('data.cover'), film.at('data.brs')]).toEqual([
        expect.stringMatching(/^http/),
        expect.any(Array),
      ]);
    const addressOf = async (film: (typeof films)[number] | undefined) => {
      const [id, lines] = [Number(film?.at('data.id')), Number(film?.at('data.brs.0.br') ?? 1080)];
      return (await guest('/mv/url', { id, r: lines })).at('data.url');
    };
    const hasFile = (film: (typeof films)[number]) => film.at('data.brs.0.br') !== undefined;
    expect(await addressOf(films.find(hasFile))).toMatch(/^http/);
    // A film may have no file yet; its address is then null.
    expect(await addressOf(films.find((film) => !hasFile(film)))).toBeNull();
  });

  it('plays a whole song, not a preview', async () => {
    for (const [path, quality] of [
      ['/song/url', { br: 320_000 }],
      ['/song/url/v1', { level: 'exhigh' }],
    ] as const) {
      const answer = await guest(path, { id: SONG, ...quality });
      expect([path, answer.at('data.0')]).toEqual([
        path,
        expect.objectContaining({ id: SONG, url: expect.stringMatching(/^http/), freeTrialInfo: null }),
      ]);
    }
    expect((await guest('/lyric', { id: SONG })).at('lrc.lyric')).toEqual(expect.any(String));
    expect((await member('/scrobble', { id: SONG, sourceid: LIST, time: 120 })).at('code')).toBe(200);
  });

  it('likes and unlikes: only the text `false` means no', async () => {
    const liked = async (): Promise<unknown> =>
      (await member('/likelist', { uid: '{"uid":10}' })).at('ids.0');
    expect((await member('/like', { id: SONG, like: 'true' })).at('code')).toBe(200);
    expect(await liked()).toBe(SONG);
    expect((await member('/like', { id: SONG, like: 'false' })).at('code')).toBe(200);
    expect(await liked()).not.toBe(SONG);
  });
});

describe('a client that sends JSON', () => {
  const guest: ReturnType<typeof jsonClient> = (...call) => jsonClient(api)(...call);
  const member: ReturnType<typeof jsonClient> = (...call) => jsonClient(api, session)(...call);

  it('sends a session that is encoded twice', async () => {
    expect((await member('/user/account')).at('profile.userId')).toBe(ME);
    expect((await member('/user/account', { noCookie: 'true' })).at('profile.userId')).toBe(ME);
  });

  it('sends ids as JSON, and as a form', async () => {
    const json = await guest('/song/detail', {}, { json: { ids: `${SONG},10045` } });
    expect([json.at('songs.0.id'), json.at('privileges.1.id')]).toEqual([SONG, 10_045]);
    const form = new FormData();
    form.set('ids', '10045');
    // A body field also takes precedence over the query.
    expect((await guest('/song/detail', { ids: SONG }, { form })).at('songs.0.id')).toBe(10_045);
  });

  it('adds songs to a playlist by JSON, with a nested answer', async () => {
    const { body } = await member('/playlist/create', { name: '从别处来', privacy: 0 });
    const pid = Number((body as { id: number }).id);
    const add = { op: 'add', pid, tracks: `${SONG},10045` };
    const added = await member('/playlist/tracks', {}, { json: add });
    expect([added.at('status'), added.at('body.code'), added.at('body.trackIds')]).toEqual([
      200,
      200,
      expect.stringMatching(/^\[.+\]$/),
    ]);
    const again = await member('/playlist/tracks', {}, { json: add });
    expect([again.status, again.at('code') ?? again.at('body.code')]).toEqual([200, 502]);
    const removed = await member('/playlist/tracks', {}, { json: { ...add, op: 'del' } });
    expect(removed.at('body.code')).toBe(200);
    expect((await member('/playlist/delete', { id: pid })).at('code')).toBe(200);
  });

  it.each(['/Song/Detail', '/song/detail/', '/SONG/DETAIL/'])('can call %s', async (path) => {
    expect((await guest(path, {}, { json: { ids: SONG } })).at('songs.0.id')).toBe(SONG);
  });

  it('starts without radio stations', async () => {
    expect((await guest('/dj/recommend')).body).toEqual({ code: 200, djRadios: [] });
    expect((await member('/dj/sublist')).at('djRadios')).toEqual([]);
  });

  it('gets six radar playlists', async () => {
    // Playlist ids hard-coded in the source of that client.
    for (const id of [3136952023, 5320167908, 5327906368, 5362359247, 5300458264, 5341776086]) {
      const radar = await guest('/playlist/detail', { id });
      expect([id, radar.status, radar.at('code'), radar.at('playlist.id')]).toEqual([id, 200, 200, id]);
    }
  });

  it('gets comments with their authors', async () => {
    const answer = await guest('/comment/new', { id: SONG, type: 0, pageNo: 1, pageSize: 20, sortType: 2 });
    const list = await guest('/comment/hot', { id: LIST, type: 2, limit: 20 });
    const all = [...(answer.at('data.comments') as object[]), ...(list.at('hotComments') as object[])];
    expect(all.length).toBeGreaterThan(0);
    for (const comment of all)
      expect(comment).toMatchObject({
        commentId: expect.any(Number),
        user: { nickname: expect.any(String) },
      });
  });

  it('plays sound across origins, from the middle', async () => {
    const url = String((await guest('/song/url/v1', { id: SONG, level: 'standard' })).at('data.0.url'));
    const sound = await fetch(url, {
      headers: { origin: 'https://peer.example', range: 'bytes=100-199', 'sec-fetch-mode': 'cors' },
    });
    expect(sound.status).toBe(206);
    expect(sound.headers.get('accept-ranges')).toBe('bytes');
    expect(sound.headers.get('content-range')).toMatch(/^bytes 100-199\/\d+$/);
    expect(['*', 'https://peer.example']).toContain(sound.headers.get('access-control-allow-origin'));
    expect((await sound.arrayBuffer()).byteLength).toBe(100);
  });

  it('uploads a song to the cloud disk', async () => {
    const form = formWith('songFile', mp3(3, { title: '远方', artist: '某人' }), '远方.mp3');
    const sent = await member('/cloud', {}, { form });
    expect([sent.at('code'), sent.at('privateCloud.simpleSong.name')]).toEqual([200, '远方']);
    const id = Number(sent.at('songId'));
    expect((await member('/user/cloud', { limit: 1 })).at('data.0.songId')).toBe(id);
    expect((await member('/user/cloud/del', { id })).at('code')).toBe(200);
    const stranger = await guest('/cloud', {}, { form: formWith('songFile', mp3(1), 'x.mp3') });
    expect([stranger.status, stranger.at('code')]).toEqual([301, 301]);
  });
});

it('an unknown path answers JSON and ends no session', async () => {
  const { status, body } = await ask(`${api}/homepage/block/page`);
  expect([status, body]).toEqual([200, expect.objectContaining({ code: 404 })]);
});
