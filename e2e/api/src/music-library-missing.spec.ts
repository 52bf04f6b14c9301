import { mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { endpoints } from '@qingyin/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApiCaller } from './api-caller.ts';
import { writeAlbum } from './music-folder.ts';
import { type MusicServer, startMusicServer } from './music-library-server.ts';
import { freshFolder } from './server-process.ts';

const { account, library, music, musicLibrary } = endpoints;
const parent = freshFolder();
const folder = join(parent, 'music');
const away = join(parent, 'away');
type Track = Awaited<ReturnType<typeof writeAlbum>>['tracks'][number];
let one: MusicServer;
let member: ApiCaller;
let tracks: Track[];
let ids: number[];
let list: number;

beforeAll(async () => {
  mkdirSync(folder);
  ({ tracks } = await writeAlbum(folder, {
    ...{ artist: '歌手', title: '专辑', folder: '专辑' },
    tracks: ['一', '二', '三', '四', '五', '六', '七'].map((title) => ({ title })),
  }));
  one = await startMusicServer([folder]);
  ({ caller: member } = await one.join('member'));
  await one.settled({ songs: 7 });
  const { songs } = await member.http.call(musicLibrary.songs, { params: { order: 'album' } });
  ids = songs.map(({ id }) => id);
  ({ id: list } = await member.http.call(library.playlistCreate, { params: { name: '歌单' } }));
  const params = { op: 'add', pid: String(list), tracks: ids.join(',') } as const;
  await member.http.call(music.playlistTracksChange, { params });
});
afterAll(async () => {
  await one.dispose();
  rmSync(parent, { recursive: true });
});

const urls = async () =>
  (await member.http.call(music.songUrl, { params: { id: ids.join(','), level: 'standard' } })).data.map(
    ({ url }) => url,
  );
/** States of the songs in the playlist: 0 or -200, in the order of the album. */
const states = async (): Promise<number[]> => {
  const { playlist } = await member.http.call(music.playlistDetail, { params: { id: String(list) } });
  expect(playlist.trackCount).toBe(ids.length);
  const found = new Map(playlist.tracks.map(({ id, st }) => [id, st]));
  return ids.map((id) => found.get(id) ?? 404);
};
/** Playlist rows and number of playable songs. */
const seen = async () => ({ states: await states(), playable: (await urls()).filter(Boolean).length });
const allGrey = { states: Array<number>(7).fill(-200), playable: 0 };
const allPlayable = { states: Array<number>(7).fill(0), playable: 7 };

describe('a folder that goes away', () => {
  it('makes its library offline and greys its songs, until it is back', async () => {
    const [url] = await urls();
    renameSync(folder, away);
    // A player finds it out before the next look at the folder.
    expect((await fetch(url ?? '')).status).toBe(404);
    await one.settled({ state: 'offline', reason: 'missing-root', files: 7, songs: 7 });
    expect(await seen()).toEqual(allGrey);
    renameSync(away, folder);
    await one.settled({ state: 'online', reason: '', files: 7, songs: 7 });
    expect(await seen()).toEqual(allPlayable);
    expect((await fetch((await urls())[0] ?? '')).status).toBe(200);
  });

  it('is noticed by itself, also when an empty one is left', async () => {
    renameSync(folder, away);
    mkdirSync(folder);
    await one.settled({ state: 'offline', reason: 'empty-root' });
    expect(await seen()).toEqual(allGrey);
    rmSync(folder, { recursive: true });
    renameSync(away, folder);
    await one.rescan({ state: 'online', reason: '' });
    expect(await seen()).toEqual(allPlayable);
  });
});

describe('many files that vanish at once', () => {
  const album = join(folder, '专辑');
  const hide = (): void => {
    mkdirSync(away);
    for (const { path } of tracks.slice(2)) renameSync(path, join(away, path.slice(album.length)));
  };
  const bringBack = (): void => {
    for (const name of readdirSync(away)) renameSync(join(away, name), join(album, name));
    rmSync(away, { recursive: true });
  };

  it('make the library offline, and come back without a loss', async () => {
    hide();
    await one.rescan({ state: 'offline', reason: 'many-missing', missing: 5, files: 7 });
    expect(await seen()).toEqual(allGrey);
    bringBack();
    await one.rescan({ state: 'online', missing: 0, files: 7 });
    expect(await seen()).toEqual(allPlayable);
  });

  it('are greyed for good when an administrator confirms it, and are the same songs when they are added again', async () => {
    hide();
    const { id } = await one.rescan({ reason: 'many-missing' });
    await one.admin.http.call(account.adminLibraryConfirm, { params: { id } });
    await one.settled({ state: 'online', files: 2, songs: 2, missing: 0 });
    expect(await states()).toEqual([0, 0, -200, -200, -200, -200, -200]);
    const { songs } = await member.http.call(musicLibrary.songs, { params: {} });
    expect(songs.map((song) => song.id)).toEqual(ids.slice(0, 2));
    bringBack();
    await one.rescan({ state: 'online', files: 7, songs: 7 });
    expect(await seen()).toEqual(allPlayable);
  });
});
