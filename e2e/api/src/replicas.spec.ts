import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { endpoints } from '@qingyin/contract';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type ApiCaller, createCaller } from './api-caller.ts';
import { demoCaller } from './demo-caller.ts';
import { databaseEnv } from './database.ts';
import { wav } from './sample-files.ts';
import { createTestAccount } from './test-account.ts';
import { freshFolder, type ServerProcess, startServer } from './server-process.ts';

const { account, library, music, musicLibrary } = endpoints;
const shared = freshFolder();
let one: ServerProcess;
let other: ServerProcess;

beforeAll(async () => {
  const env = await databaseEnv(shared);
  // Both start at the same time on an empty database: only one of them may create tables and catalogue.
  [one, other] = await Promise.all([startServer({ env }), startServer({ env })]);
});
afterAll(async () => {
  await one.dispose();
  await other.dispose();
});

const at = (server: ServerProcess, member: ApiCaller): ApiCaller => {
  const caller = createCaller(server.url);
  for (const [name, value] of member.cookies) caller.cookies.set(name, value);
  return caller;
};

it('a login on one replica works on the other, and a logout applies everywhere', async () => {
  const here = await demoCaller(one.url);
  const there = at(other, here);
  const { data } = await there.http.call(account.loginStatus);
  expect(data.profile?.userId).toBe(10);

  const urls = await there.http.call(music.songUrl, { params: { id: '10001', level: 'standard' } });
  const url = urls.data[0]?.url ?? '';
  expect(url.startsWith(other.url)).toBe(true);
  const sound = await fetch(url, { headers: { range: 'bytes=0-999' } });
  expect(sound.status).toBe(206);
  expect((await sound.arrayBuffer()).byteLength).toBe(1000);

  await there.http.call(library.like, { params: { id: '10001', like: true } });
  const { ids } = await here.http.call(library.likelist, { params: { uid: '10' } });
  expect(ids[0]).toBe(10_001);

  await there.http.call(account.logout);
  expect((await at(one, here).http.call(account.loginStatus)).data.profile).toBeNull();
});

it('a download requested on one replica is served by the other', async () => {
  const here = await demoCaller(one.url);
  const { data } = await here.http.call(music.download, { params: { ids: '10001' } });
  const elsewhere = (data.url ?? '').replace(one.url, other.url);
  const song = await fetch(elsewhere, { headers: { range: 'bytes=0-2' } });
  expect([song.status, await song.text()]).toEqual([206, 'ID3']);
});

it('concurrent changes of a playlist on both replicas lose or duplicate no song', async () => {
  const here = await demoCaller(one.url);
  const there = at(other, here);
  const { id } = await here.http.call(library.playlistCreate, { params: { name: '两边' } });
  const add = (caller: ApiCaller, song: number) =>
    caller.http.call(music.playlistTracksChange, {
      params: { op: 'add', pid: String(id), tracks: String(song) },
    });
  await Promise.all(
    Array.from({ length: 20 }, (_, index) => add(index % 2 === 0 ? here : there, 10_001 + index)),
  );
  const { playlist } = await here.http.call(music.playlistDetail, { params: { id: String(id) } });
  expect(playlist.trackIds.map((track) => track.id).sort()).toEqual(
    Array.from({ length: 20 }, (_, index) => 10_001 + index),
  );
});

it('both replicas read the same folder of music, and make each song once', async () => {
  const folder = freshFolder();
  for (let album = 1; album <= 12; album += 1) {
    mkdirSync(join(folder, `专辑 ${album}`));
    for (const song of [1, 2, 3])
      writeFileSync(join(folder, `专辑 ${album}`, `0${song}.wav`), wav(1, 300 + album * 30 + song * 7));
  }
  const env = await databaseEnv(freshFolder());
  const args = ['--music', folder, '--sign-up', 'open'];
  const servers = await Promise.all([startServer({ env, args }), startServer({ env, args })]);
  try {
    const [first] = servers;
    const { caller } = await createTestAccount(first.url, 'listener');
    await vi.waitFor(
      async () => {
        const { total } = await caller.http.call(musicLibrary.songs, { params: {} });
        expect(total).toBe(36);
      },
      { timeout: 60_000, interval: 200 },
    );
    for (const server of servers) expect(server.output()).not.toContain('scanning music failed');
  } finally {
    for (const server of servers) await server.dispose();
    rmSync(folder, { recursive: true, force: true });
  }
});
