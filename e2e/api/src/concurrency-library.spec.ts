import { endpoints, type Playlist } from '@qingyin/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ApiCaller } from './api-caller.ts';
import { demoCaller } from './demo-caller.ts';
import { databaseEnv } from './database.ts';
import { type ServerProcess, startServer } from './server-process.ts';

const { library, music } = endpoints;
const ME = '10';
const SONGS = Array.from({ length: 24 }, (_, index) => 10_001 + index);

let servers: ServerProcess[];
/** Two sessions of the same user, as in two tabs. */
let tabs: [ApiCaller, ApiCaller];
let pid: string;

const tab = (turn: number): ApiCaller => tabs[turn % 2 === 0 ? 0 : 1];
const change = async (op: 'add' | 'del', songs: readonly number[], turn = 0) =>
  tab(turn).http.call(music.playlistTracksChange, { params: { op, pid, tracks: songs.join() } });
const order = async (songs: readonly number[], turn = 0) =>
  tab(turn).http.call(library.songOrderUpdate, { params: { pid, ids: JSON.stringify(songs) } });

/** Song ids of the playlist; also checks that its counts agree. */
async function songsOf(id = pid): Promise<number[]> {
  const { playlist, privileges } = await tabs[0].http.call(music.playlistDetail, { params: { id } });
  const all = await tabs[0].http.call(music.playlistTracks, { params: { id } });
  const songs = playlist.trackIds.map((track) => track.id);
  expect(new Set(songs).size).toBe(songs.length);
  expect(playlist.trackCount).toBe(songs.length);
  expect(privileges.length).toBe(songs.length);
  expect(all.songs.map((song) => song.id)).toEqual(songs);
  return songs;
}
const sorted = (songs: readonly number[]): number[] => [...songs].sort((a, b) => a - b);

beforeAll(async () => {
  const server = await startServer();
  servers = [server];
  // With PostgreSQL the product runs as several processes: each tab then uses another one.
  const shared = await databaseEnv(server.dataDir);
  if ('DATABASE_URL' in shared) servers.push(await startServer({ env: shared }));
  tabs = [await demoCaller(server.url), await demoCaller((servers.at(-1) ?? server).url)];
});
afterAll(async () => {
  for (const server of servers) await server.dispose();
});
beforeEach(async () => {
  pid = String((await tabs[0].http.call(library.playlistCreate, { params: { name: '两处同时' } })).id);
});

describe('one playlist changed from two tabs concurrently', () => {
  it('contains every added song once', async () => {
    const answers = await Promise.all(SONGS.map((song, turn) => change('add', [song], turn)));
    expect(answers.map((answer) => answer.body?.code)).toEqual(SONGS.map(() => 200));
    expect(sorted(await songsOf())).toEqual(SONGS);
  });

  it('contains a song once that both tabs add, and answers one of them with a duplicate', async () => {
    const answers = await Promise.all(
      SONGS.slice(0, 10).flatMap((song) => [change('add', [song], 0), change('add', [song], 1)]),
    );
    expect(answers.map((answer) => answer.body?.code ?? answer.code).sort()).toEqual([
      ...SONGS.slice(0, 10).map(() => 200),
      ...SONGS.slice(0, 10).map(() => 502),
    ]);
    expect(sorted(await songsOf())).toEqual(SONGS.slice(0, 10));
  });

  it('loses nothing while it is reordered and songs are added and removed', async () => {
    const [first, gone, later] = [SONGS.slice(0, 20), SONGS.slice(15, 20), SONGS.slice(20)];
    await change('add', first);
    const backwards = [...first].reverse();
    await Promise.all([
      ...later.map((song, turn) => change('add', [song], turn)),
      ...gone.map((song, turn) => change('del', [song], turn)),
      ...[0, 1, 2].flatMap((turn) => [order(first, turn), order(backwards, turn + 1)]),
    ]);
    const left = [...SONGS.slice(0, 15), ...later];
    expect(sorted(await songsOf())).toEqual(left);
    await order(left);
    expect(await songsOf()).toEqual(left);
  });

  it('keeps a song at the top that was added during a reordering', async () => {
    await change('add', SONGS.slice(0, 3));
    const [newcomer = 0] = SONGS.slice(20);
    await change('add', [newcomer], 1);
    await order(SONGS.slice(0, 3).reverse());
    expect(await songsOf()).toEqual([newcomer, ...SONGS.slice(0, 3).reverse()]);
  });

  it('is deleted once, and accepts no songs afterwards', async () => {
    const answers = await Promise.all([
      ...[0, 1].map((turn) => tab(turn).http.call(library.playlistDelete, { params: { id: pid } })),
      ...SONGS.slice(0, 6).map((song, turn) => change('add', [song], turn)),
    ]);
    const codes = answers.slice(0, 2).map((answer) => answer.code);
    expect(codes.sort()).toEqual([200, 404]);
    expect(await change('add', [SONGS[0] ?? 0])).toMatchObject({ code: 404 });
  });
});

describe('other concurrent changes from two tabs', () => {
  const lists = async (): Promise<Playlist[]> =>
    (await tabs[0].http.call(library.userPlaylist, { params: { uid: ME, limit: 1000 } })).playlist;

  it('like every song once', async () => {
    await Promise.all(
      SONGS.flatMap((song) =>
        [0, 1].map((turn) => tab(turn).http.call(library.like, { params: { id: String(song), like: true } })),
      ),
    );
    const { ids } = await tabs[0].http.call(library.likelist, { params: { uid: ME } });
    expect(ids).toEqual(expect.arrayContaining(SONGS));
    expect(new Set(ids).size).toBe(ids.length);
    expect(
      (await lists()).filter((list) => list.specialType === 5 && list.userId === Number(ME)),
    ).toMatchObject([{ trackCount: ids.length }]);
  });

  it('reorder playlists while others are created', async () => {
    const before = (await lists()).filter((list) => list.userId === Number(ME)).map((list) => list.id);
    const ids = JSON.stringify([...before].reverse());
    const made = await Promise.all([
      ...Array.from({ length: 6 }, (_, turn) =>
        tab(turn).http.call(library.playlistCreate, { params: { name: `第${turn}张` } }),
      ),
      ...[0, 1].map((turn) => tab(turn).http.call(library.playlistOrderUpdate, { params: { ids } })),
    ]);
    const after = (await lists()).filter((list) => list.userId === Number(ME));
    const fresh = made.flatMap((answer) =>
      'id' in answer && typeof answer.id === 'number' ? [answer.id] : [],
    );
    expect(sorted(after.map((list) => list.id))).toEqual(sorted([...before, ...fresh]));
    expect(after[0]?.specialType).toBe(5);
    const old = after.map((list) => list.id).filter((id) => before.includes(id));
    expect(old).toEqual([before[0], ...before.slice(1).reverse()]);
  });

  it('collect an album once', async () => {
    const params = { id: '3405', t: 1 as const };
    const count = async () => (await tabs[0].http.call(library.albumSublist, { params: { limit: 1 } })).count;
    await tabs[0].http.call(library.albumSub, { params: { ...params, t: 0 } });
    const before = await count();
    await Promise.all([0, 1, 2, 3].map((turn) => tab(turn).http.call(library.albumSub, { params })));
    expect(await count()).toBe(before + 1);
  });
});
