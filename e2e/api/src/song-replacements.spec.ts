import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Endpoint, endpoints, type Song } from '@qingyin/contract';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { ApiCaller } from './api-caller.ts';
import { cases } from './cases.ts';
import { checkedCalls } from './checked-calls.ts';
import { writeAlbum, writeTrack } from './music-folder.ts';
import { type MusicServer, startMusicServer } from './music-library-server.ts';
import { freshFolder } from './server-process.ts';

const { account, library, music, musicLibrary } = endpoints;
const hasPrints =
  spawnSync('ffmpeg', ['-hide_banner', '-muxers'], { encoding: 'utf8' }).stdout?.includes('chromaprint') ??
  false;
const [folder, other] = [freshFolder(), freshFolder()];
type Track = Awaited<ReturnType<typeof writeAlbum>>['tracks'][number];
let one: MusicServer;
let member: ApiCaller;
let tracks: Track[];
let list: number;

beforeAll(async () => {
  ({ tracks } = await writeAlbum(folder, {
    ...{ artist: '歌手', title: '原版', folder: '原版', firstSound: 9000 },
    tracks: ['一', '二', '三', '四', '五', '六', '七'].map((title) => ({ title })),
  }));
  // The first two are the same songs in other encodings, the third one is the same sound with another name.
  await writeAlbum(folder, {
    ...{ artist: '歌手', title: '精选', folder: '精选', firstSound: 9100 },
    tracks: [{ title: '一' }, { title: '二' }, { title: '又名', sound: 9002 }],
  });
  await writeAlbum(other, {
    ...{ artist: '歌手', title: '另一个库', firstSound: 9200 },
    tracks: [{ title: '独有' }],
  });
  if (hasPrints) writeEncodings();
  one = await startMusicServer([folder, other]);
  ({ caller: member } = await one.join('member'));
  await one.settled({ songs: hasPrints ? 13 : 10 });
  await one.settled({ songs: 1 }, 1);
  ({ id: list } = await member.http.call(library.playlistCreate, { params: { name: '歌单' } }));
});
afterAll(async () => {
  await one.dispose();
  for (const each of [folder, other]) rmSync(each, { recursive: true, force: true });
});

/** One melody as FLAC and MP3 under different names, and another one of the same length. */
function writeEncodings(): void {
  mkdirSync(join(folder, '旋律'));
  const melody = (seed: number): string => {
    const tone = `220*pow(2\\,floor(mod(floor(t*3)*floor(t*3)*${seed}+floor(t*3)*5\\,24))/12)`;
    return `aevalsrc=0.3*sin(2*PI*t*${tone})+0.2*sin(3*PI*t*${tone}):s=44100:d=20`;
  };
  for (const [name, seed, codec] of [
    ['旋律.flac', 7, ['-c:a', 'flac']],
    ['melody.mp3', 7, ['-c:a', 'libmp3lame', '-b:a', '128k']],
    ['别的.flac', 11, ['-c:a', 'flac']],
  ] as const)
    execFileSync('ffmpeg', [
      ...['-hide_banner', '-loglevel', 'error', '-f', 'lavfi', '-i', melody(seed), ...codec],
      ...['-metadata', `title=${name.split('.')[0]}`, '-metadata', 'artist=合成'],
      join(folder, '旋律', name),
    ]);
}

const songs = async (): Promise<Song[]> =>
  (await one.admin.http.call(musicLibrary.songs, { params: { order: 'album', limit: 100 } })).songs;
async function songNamed(name: string, album = '原版'): Promise<Song> {
  const found = (await songs()).find((song) => song.name === name && song.al.name === album);
  if (!found) throw new Error(`there is no ${name}`);
  return found;
}

const { ask, checked } = checkedCalls(() => one.admin);
const missing = async () => (await ask(account.adminMissingSongs, {})).data;
const replace = (from: number, to: number | '') =>
  ask(account.adminReplacementAdd, { pairs: `${from}:${to}` });
const undo = (id = 0) => ask(account.adminReplacementUndo, { id });
/** Lets the member like, rate, play and list a song. */
async function use({ id }: Song): Promise<void> {
  await member.http.call(library.like, { params: { id: String(id), like: true } });
  await member.http.call(music.playlistTracksChange, {
    params: { op: 'add', pid: String(list), tracks: String(id) },
  });
  await member.http.call(music.scrobble, { params: { id: String(id), sourceid: '0', time: 60 } });
}
const tracksOf = async (): Promise<number[]> => {
  const { playlist } = await member.http.call(music.playlistDetail, { params: { id: String(list) } });
  return playlist.tracks.map(({ id }) => id);
};
const likes = async (): Promise<number[]> => (await member.http.call(library.likelist)).ids;
/** Starts a search and waits for its end. */
async function search() {
  const before = (await ask(account.adminDuplicates, {})).search.finishedAt;
  expect(await ask(account.adminDuplicatesSearch, {})).toMatchObject({ code: 200 });
  return vi.waitFor(
    async () => {
      const answer = await ask(account.adminDuplicates, {});
      expect(answer.search).toMatchObject({ running: false, failed: false });
      expect(answer.search.finishedAt).toBeGreaterThan(before);
      return answer;
    },
    { timeout: 30_000, interval: 100 },
  );
}

describe('a missing song', () => {
  it('is listed with the song that may stand in for it, which takes over its lists until it is undone', async () => {
    const [song, stand] = [await songNamed('一'), await songNamed('一', '精选')];
    await use(song);
    await rm(tracks[0]?.path ?? '');
    await one.rescan({ songs: hasPrints ? 12 : 9 });
    expect(await missing()).toMatchObject([
      { id: song.id, path: '原版/01 一.mp3', candidates: [{ id: stand.id, reason: 'title', sure: true }] },
    ]);
    const pairs = `${song.id}:${stand.id}`;
    expect((await ask(account.adminReplacementPreview, { pairs })).data).toMatchObject({
      ...{ songs: 1, playlists: 1, likes: 1, plays: 1 },
    });
    const { ids } = await replace(song.id, stand.id);
    expect([await tracksOf(), await likes()]).toEqual([[stand.id], [stand.id]]);
    expect(await missing()).toEqual([]);
    expect((await ask(account.adminReplacements, {})).data).toMatchObject([
      { id: ids[0], kind: 'missing', by: '管理', from: { name: '一' }, to: { id: stand.id }, undone: false },
    ]);
    expect(await undo(ids[0])).toMatchObject({ code: 200 });
    expect([await tracksOf(), await likes()]).toEqual([[song.id], [song.id]]);
    expect((await ask(account.adminReplacements, {})).data).toMatchObject([{ undone: true }]);
  });

  it('is forgotten, and comes back with its lists when its file does', async () => {
    const [{ id } = { id: 0 }] = await missing();
    expect(await replace(id, '')).toMatchObject({ code: 200 });
    expect([await tracksOf(), await likes(), await missing()]).toEqual([[], [], []]);
    await writeTrack(tracks[0]?.path ?? '', (tracks[0] as Track).file);
    await one.rescan({ songs: hasPrints ? 13 : 10 });
    expect(await songNamed('一')).toMatchObject({ id });
    expect([await tracksOf(), await likes()]).toEqual([[id], [id]]);
  });

  it('is not replaced by a song that is missing or that others do not hear', async () => {
    const [first, second] = [await songNamed('五'), await songNamed('六')];
    const alone = await songNamed('独有', '另一个库');
    await rm(tracks[4]?.path ?? '');
    await rm(tracks[5]?.path ?? '');
    await one.rescan({ songs: hasPrints ? 11 : 8 });
    expect(await replace(first.id, second.id)).toMatchObject({ code: 400 });
    const { id } = (await one.libraries())[1] ?? { id: 0 };
    const [{ userId: me } = { userId: 0 }] = await admins();
    const update = { id, everyone: false, members: String(me) };
    await one.admin.http.call(account.adminLibraryUpdate, { params: update });
    expect(await replace(first.id, alone.id)).toMatchObject({ code: 400 });
    await one.admin.http.call(account.adminLibraryUpdate, { params: { id, everyone: true } });
    expect(await replace(first.id, alone.id)).toMatchObject({ code: 200 });
    expect(await replace(alone.id, '')).toMatchObject({ code: 400 });
    for (const at of [4, 5]) await writeTrack(tracks[at]?.path ?? '', (tracks[at] as Track).file);
    await one.rescan({ songs: hasPrints ? 13 : 10 });
  });
});

const admins = async () => {
  const { profile } = await one.admin.http.call(account.userAccount);
  return [{ userId: profile?.userId ?? 0 }];
};

describe('duplicates', () => {
  it('are found by their sound, hidden in favour of one, and shown again', async () => {
    const [song, same] = [await songNamed('三'), await songNamed('又名', '精选')];
    await use(same);
    const { data } = await search();
    const group = data.find(({ reason }) => reason === 'hash');
    expect(group?.songs.map(({ id }) => id).sort()).toEqual([song.id, same.id].sort());
    const { ids } = await replace(same.id, song.id);
    expect((await songs()).map(({ id }) => id)).not.toContain(same.id);
    expect(await tracksOf()).toContain(song.id);
    expect((await search()).data.some(({ reason }) => reason === 'hash')).toBe(false);
    // The file stays, and a scan does not show it again.
    await one.rescan({});
    expect((await songs()).map(({ id }) => id)).not.toContain(same.id);
    await undo(ids[0]);
    expect(await songNamed('又名', '精选')).toMatchObject({ id: same.id });
    expect(await tracksOf()).toContain(same.id);
  });

  it('are shown again when the file of the one that stands in is gone', async () => {
    const [song, same] = [await songNamed('三'), await songNamed('又名', '精选')];
    await replace(same.id, song.id);
    await rm(tracks[2]?.path ?? '');
    await one.rescan({});
    expect(await songNamed('又名', '精选')).toMatchObject({ id: same.id });
    await writeTrack(tracks[2]?.path ?? '', (tracks[2] as Track).file);
    await one.rescan({ songs: hasPrints ? 13 : 10 });
  });

  it('are not shown again when all are wanted, until that is taken back', async () => {
    const group = (await search()).data.find(({ reason }) => reason === 'hash');
    const id = group?.id ?? 0;
    expect(await ask(account.adminDuplicatesKeep, { id })).toMatchObject({ code: 200 });
    const hashed = ({ data }: Awaited<ReturnType<typeof search>>) =>
      data.filter(({ reason }) => reason === 'hash').length;
    expect(hashed(await ask(account.adminDuplicates, {}))).toBe(0);
    expect(await ask(account.adminDuplicatesKeep, { id, kept: false })).toMatchObject({ code: 200 });
    expect(hashed(await ask(account.adminDuplicates, {}))).toBe(1);
    await ask(account.adminDuplicatesKeep, { id });
    expect(hashed(await search())).toBe(0);
  });

  it.skipIf(!hasPrints)('are found in different encodings by fingerprints (needs ffmpeg)', async () => {
    const { data, search: state } = await search();
    expect(state).toMatchObject({ prints: true });
    const group = data.find(({ reason }) => reason === 'print');
    expect(group?.songs.map(({ name, type }) => [name, type])).toEqual([
      ['旋律', 'flac'],
      ['melody', 'mp3'],
    ]);
  });
});

const calls = [
  account.adminReplacementPreview,
  account.adminReplacementAdd,
  account.adminReplacementUndo,
  account.adminDuplicatesKeep,
  account.adminMissingSongs,
  account.adminReplacements,
  account.adminDuplicates,
  account.adminDuplicatesSearch,
] as unknown as Endpoint<{ id?: number; pairs?: string }, { code: number }>[];

describe('who may replace songs', () => {
  it('is an administrator who hears them', async () => {
    const [song, same] = [await songNamed('四'), await songNamed('七')];
    const params = { pairs: `${same.id}:${song.id}`, id: 1 };
    for (const endpoint of calls)
      expect(await member.http.call(endpoint, { params })).toMatchObject({ code: 403 });
    const { ids } = await replace(same.id, song.id);
    const { id } = (await one.libraries())[0] ?? { id: 0 };
    const update = (everyone: boolean) =>
      one.admin.http.call(account.adminLibraryUpdate, { params: { id, everyone } });
    await update(false);
    expect(await undo(ids[0])).toMatchObject({ code: 404 });
    expect(await replace(song.id, same.id)).toMatchObject({ code: 404 });
    expect((await ask(account.adminReplacements, {})).data).toEqual([]);
    expect((await ask(account.adminDuplicates, {})).data).toEqual([]);
    await update(true);
    await undo(ids[0]);
  });

  it('cannot send pairs that make no sense', async () => {
    const [first, second] = [(await songNamed('四')).id, (await songNamed('七')).id];
    const many = Array.from({ length: 501 }, () => `${first}:${second}`).join(',');
    for (const [pairs, code] of [
      [`${first}:${first}`, 400],
      [`${first}:${second},${second}:${first}`, 400],
      [`${first}:${second},${first}:${second}`, 400],
      [`${first}`, 400],
      [`${first}:${second}:`, 400],
      ["1';drop table song;--:2", 400],
      [many, 400],
      [`${first}:999999999999999`, 404],
      [`999999999999999:${first}`, 404],
      ['10001:10002', 404],
    ] as const)
      for (const endpoint of calls.slice(0, 2))
        expect([pairs, await one.admin.http.call(endpoint, { params: { pairs } })]).toMatchObject([
          pairs,
          { code },
        ]);
    expect(await undo(12_345)).toMatchObject({ code: 404 });
    expect(await ask(account.adminDuplicatesKeep, { id: 12_345 })).toMatchObject({ code: 404 });
  });

  it('has a valid answer for every call that the table of cases leaves to this file', () => {
    const left = Object.entries(cases).flatMap(([name, each]) =>
      each.testedInSongReplacements ? [name] : [],
    );
    expect(left.filter((name) => !checked.has(name))).toEqual([]);
  });

  it('is slowed down after many calls', async () => {
    const codes = new Set<number>();
    for (let call = 0; call < 320 && !codes.has(405); call += 1) codes.add((await undo(12_345)).code);
    expect(codes).toContain(405);
  });
});
