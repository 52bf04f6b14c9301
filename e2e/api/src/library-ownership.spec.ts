import { endpoints, type Endpoint, type ParamsOf } from '@qingyin/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ApiCaller, createCaller } from './api-caller.ts';
import { type ServerProcess, startServer } from './server-process.ts';

const { account, library, music } = endpoints;
const PASSWORD = 'a long password';
const MV = '7002';
let server: ServerProcess;
let owner: ApiCaller;
let other: ApiCaller;
let guest: ApiCaller;
let ownerId: string;
let open: string;
let secret: string;
let films: string;

const member = async (name: string): Promise<ApiCaller> => {
  const made = createCaller(server.url);
  const params = { email: `${name}@example.org`, password: PASSWORD, nickname: name };
  expect(await made.http.call(account.signUp, { params })).toMatchObject({ code: 200 });
  return made;
};
const makeList = async (params: ParamsOf<typeof library.playlistCreate>): Promise<string> =>
  String((await owner.http.call(library.playlistCreate, { params: { privacy: 0, ...params } })).id);

beforeAll(async () => {
  server = await startServer();
  [owner, other, guest] = [await member('mistress'), await member('neighbour'), createCaller(server.url)];
  ownerId = String((await owner.http.call(account.loginStatus)).data.profile?.userId);
  open = await makeList({ name: '给人看的' });
  secret = await makeList({ name: '自己看的', privacy: 10 });
  films = await makeList({ name: '片单', type: 'VIDEO' });
  for (const pid of [open, secret])
    await owner.http.call(music.playlistTracksChange, { params: { op: 'add', pid, tracks: '10001,10002' } });
  await owner.http.call(library.playlistTrackAdd, { params: { pid: films, ids: MV } });
});
afterAll(() => server.dispose());

/** The playlist as its owner sees it. */
const detail = async (id: string) =>
  (await owner.http.call(music.playlistDetail, { params: { id } })).playlist;
const answerTo = async <P extends object>(
  caller: ApiCaller,
  endpoint: Endpoint<P, object>,
  params: P,
): Promise<unknown> => {
  await caller.http.call(endpoint, { params });
  return caller.body();
};

describe('another user’s playlist', () => {
  const tries: [what: string, call: (id: string) => Promise<unknown>][] = [
    ['name', (id) => answerTo(other, library.playlistNameUpdate, { id, name: '我的了' })],
    ['description', (id) => answerTo(other, library.playlistDescUpdate, { id, desc: '我的了' })],
    ['tags', (id) => answerTo(other, library.playlistTagsUpdate, { id, tags: '古风' })],
    ['words', (id) => answerTo(other, library.playlistUpdate, { id, name: '我的了', desc: '我的了' })],
    ['privacy', (id) => answerTo(other, library.playlistPrivacy, { id })],
    ['visibility', (id) => answerTo(other, library.playlistHide, { id })],
    ['songs', (pid) => answerTo(other, music.playlistTracksChange, { op: 'add', pid, tracks: '10003' })],
    ['songs’ end', (pid) => answerTo(other, music.playlistTracksChange, { op: 'del', pid, tracks: '10001' })],
    ['order', (pid) => answerTo(other, library.songOrderUpdate, { pid, ids: '[10002,10001]' })],
    ['versions', (id) => answerTo(other, library.playlistsVersions, { id })],
    ['present version', (id) => answerTo(other, library.playlistsRestore, { id, version: 1 })],
    ['films', (pid) => answerTo(other, library.playlistTrackAdd, { pid, ids: '7003' })],
    ['films’ end', (id) => answerTo(other, library.playlistTrackDelete, { id, ids: MV })],
    ['existence', (id) => answerTo(other, library.playlistDelete, { id })],
  ];

  it.each(tries)('refuses a change of its %s with 401', async (_what, attempt) => {
    for (const id of [open, secret, films]) {
      const before = await detail(id);
      expect(await attempt(id)).toMatchObject({ code: 401 });
      expect(await detail(id)).toEqual(before);
    }
  });

  it('is not deleted together with the caller’s own', async () => {
    const { id: mine } = await other.http.call(library.playlistCreate, { params: { name: '我的' } });
    const params = { id: `${mine},${open}` };
    expect(await other.http.call(library.playlistDelete, { params })).toMatchObject({ code: 401 });
    expect(await answerTo(other, music.playlistDetail, { id: String(mine) })).toMatchObject({ code: 200 });
  });

  it('cannot be ordered among the caller’s own', async () => {
    const params = { ids: `[${open},${secret}]` };
    expect(await other.http.call(library.playlistOrderUpdate, { params })).toMatchObject({ code: 404 });
  });
});

it('a playlist of films shows added films, the newest first', async () => {
  await owner.http.call(library.playlistTrackAdd, { params: { pid: films, ids: `7003,${MV}` } });
  expect(await detail(films)).toMatchObject({ videoIds: ['7003', MV], trackCount: 0 });
  await owner.http.call(library.playlistTrackDelete, { params: { id: films, ids: '7003' } });
  expect((await detail(films)).videos).toMatchObject([{ vid: MV, type: 0 }]);
  expect((await detail(open)).videos).toBeNull();
});

describe('a private playlist', () => {
  it.each<[string, (caller: ApiCaller) => Promise<unknown>]>([
    ['playlist/detail', (caller) => answerTo(caller, music.playlistDetail, { id: secret })],
    ['playlist/track/all', (caller) => answerTo(caller, music.playlistTracks, { id: secret })],
    ['playlist/subscribers', (caller) => answerTo(caller, music.playlistSubscribers, { id: secret })],
    ['playlist/detail/dynamic', (caller) => answerTo(caller, library.playlistDetailDynamic, { id: secret })],
  ])('is refused by %s to other users with 401', async (_path, look) => {
    expect(await look(owner)).toMatchObject({ code: 200 });
    expect(await look(other)).toMatchObject({ code: 401 });
    expect(await look(guest)).toMatchObject({ code: 401 });
  });

  it('cannot be collected', async () => {
    expect(await answerTo(other, music.playlistSubscribe, { id: secret, t: 1 })).toMatchObject({ code: 401 });
    expect(await answerTo(other, music.playlistSubscribe, { id: open, t: 1 })).toMatchObject({ code: 200 });
  });

  it('is listed for its owner only', async () => {
    const params = { uid: ownerId };
    const ids = async (caller: ApiCaller): Promise<string[]> => {
      const { playlist } = await caller.http.call(library.userPlaylist, { params });
      const { data } = await caller.http.call(library.userPlaylistCreate, { params });
      expect(data.playlist.map((list) => list.id)).toEqual(playlist.map((list) => list.id));
      // The liked songs are private too, until their owner makes them public.
      expect(playlist[0]?.specialType).toBe(caller === owner ? 5 : 0);
      return playlist.map((list) => String(list.id));
    };
    expect(await ids(owner)).toContain(secret);
    expect(await ids(other)).not.toContain(secret);
    expect(await ids(guest)).not.toContain(secret);
  });

  it('is in playlists/holding for its owner only', async () => {
    const holding = async (caller: ApiCaller, ids: string) =>
      (await caller.http.call(library.playlistsHolding, { params: { ids } })).data;
    const found = await holding(owner, '10002,10001,999999999');
    expect(found).toContainEqual({ id: Number(secret), songs: [10_001, 10_002] });
    expect(found).toContainEqual({ id: Number(open), songs: [10_001, 10_002] });
    expect(await holding(other, '10001,10002')).toEqual([]);
  });

  it('becomes visible when its owner makes it public', async () => {
    const id = await makeList({ name: '先藏着', privacy: 10 });
    expect(await answerTo(guest, music.playlistDetail, { id })).toMatchObject({ code: 401 });
    await owner.http.call(library.playlistPrivacy, { params: { id } });
    expect(await answerTo(guest, music.playlistDetail, { id })).toMatchObject({ playlist: { privacy: 0 } });
  });

  it('is what a public one becomes for others when its owner hides it', async () => {
    const id = await makeList({ name: '先给人看' });
    expect(await answerTo(other, music.playlistSubscribe, { id, t: 1 })).toMatchObject({ code: 200 });
    expect(await answerTo(owner, library.playlistHide, { id })).toEqual({ code: 200 });
    expect(await detail(id)).toMatchObject({ privacy: 10 });
    for (const caller of [other, guest])
      expect(await answerTo(caller, music.playlistDetail, { id })).toMatchObject({ code: 401 });
    const otherId = String((await other.http.call(account.loginStatus)).data.profile?.userId);
    const collected = await other.http.call(library.userPlaylistCollect, { params: { uid: otherId } });
    expect(collected.data.playlist.map((list) => String(list.id))).not.toContain(id);
  });

  it('is made unless the call says 0', async () => {
    const { playlist } = await owner.http.call(library.playlistCreate, { params: { name: '没说' } });
    expect(playlist).toMatchObject({ privacy: 10 });
  });
});

describe('a user’s collections and likes', () => {
  it('are visible to no other user', async () => {
    await owner.http.call(library.albumSub, { params: { id: '3403', t: 1 } });
    await owner.http.call(library.mvSub, { params: { mvid: MV, t: 1 } });
    await owner.http.call(library.topicSub, { params: { id: '8801', t: 1 } });
    await owner.http.call(library.like, { params: { id: '10005', like: true } });
    expect((await owner.http.call(library.albumSublist)).count).toBe(1);
    expect((await owner.http.call(library.topicSublist)).data.map(({ id }) => id)).toEqual([8801]);
    expect((await other.http.call(library.topicSublist)).count).toBe(0);
    expect((await other.http.call(library.albumSublist)).count).toBe(0);
    expect((await other.http.call(library.mvSublist)).data).toEqual([]);
    const params = { ids: '[10005]' };
    expect((await owner.http.call(library.songLikeCheck, { params })).data).toEqual([10_005]);
    expect((await other.http.call(library.songLikeCheck, { params })).data).toEqual([]);
    // The parameter `uid` has no effect: the list is the caller's own.
    expect((await other.http.call(library.likelist, { params: { uid: ownerId } })).ids).toEqual([]);
  });

  it('cannot be removed by another user', async () => {
    await other.http.call(library.albumSub, { params: { id: '3403', t: 0 } });
    await other.http.call(library.topicSub, { params: { id: '8801', t: 0 } });
    expect((await owner.http.call(library.topicSublist)).count).toBe(1);
    await other.http.call(library.like, { params: { id: '10005', like: false } });
    expect((await owner.http.call(library.albumSublist)).count).toBe(1);
    const { data } = await owner.http.call(library.songLikeCheck, { params: { ids: '[10005]' } });
    expect(data).toEqual([10_005]);
  });
});
