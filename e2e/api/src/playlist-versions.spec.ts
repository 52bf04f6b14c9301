import { endpoints } from '@qingyin/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { ApiCaller } from './api-caller.ts';
import { demoCaller } from './demo-caller.ts';
import { type ServerProcess, startServer } from './server-process.ts';

const { library, music, system } = endpoints;
let server: ServerProcess;
let me: ApiCaller;
let id: string;

beforeAll(async () => {
  server = await startServer();
  me = await demoCaller(server.url);
});
afterAll(() => server.dispose());
beforeEach(async () => {
  id = String((await me.http.call(library.playlistCreate, { params: { name: '改来改去' } })).id);
  await change('add', '10001,10002,10003');
});

const change = async (op: 'add' | 'del', tracks: string) =>
  me.http.call(music.playlistTracksChange, { params: { op, pid: id, tracks } });
const songs = async () => {
  const { playlist } = await me.http.call(music.playlistDetail, { params: { id } });
  return playlist.trackIds.map((track) => track.id);
};
const versions = async () => (await me.http.call(library.playlistsVersions, { params: { id } })).data;
const restore = async (version: number) =>
  me.http.call(library.playlistsRestore, { params: { id, version } });

it('restores a previous version of a playlist, and the one before that', async () => {
  const added = (await me.http.call(music.playlistDetail, { params: { id } })).playlist.trackIds[2]?.at;
  await me.http.call(library.songOrderUpdate, { params: { pid: id, ids: '[10003,10002,10001]' } });
  await change('del', '10002');
  await change('add', '10004,10005');
  expect(await versions()).toMatchObject([{ version: 1, count: 3, added: 2, removed: 1 }]);
  const changed = await songs();

  expect(await restore(1)).toEqual({ code: 200, version: 2, count: 3 });
  expect(await songs()).toEqual([10_001, 10_002, 10_003]);
  expect((await me.http.call(music.playlistDetail, { params: { id } })).playlist.trackIds[2]?.at).toBe(added);
  expect(await versions()).toMatchObject([
    { version: 2, count: 4, added: 1, removed: 2 },
    { version: 1, count: 3, added: 2, removed: 1 },
  ]);

  expect(await restore(2)).toMatchObject({ code: 200, count: 4 });
  expect(await songs()).toEqual(changed);
});

it('creates no version for a refused change', async () => {
  expect(await change('add', '10001')).toMatchObject({ code: 502 });
  expect(await versions()).toEqual([]);
});

it('deletes versions with their playlist, and reports the capability', async () => {
  await change('del', '10001');
  await me.http.call(library.playlistDelete, { params: { id } });
  expect(await me.http.call(library.playlistsVersions, { params: { id } })).toMatchObject({ code: 404 });
  const { data } = await me.http.call(system.capabilities);
  expect(data.features).toContain('playlist-versions');
});
