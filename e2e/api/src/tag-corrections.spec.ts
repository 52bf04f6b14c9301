import { rmSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type Endpoint,
  endpoints,
  type LibraryAlbum,
  type Song,
  type TagCorrection,
} from '@qingyin/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cases } from './cases.ts';
import { checkedCalls } from './checked-calls.ts';
import { moveTrack, retagTrack, writeAlbum, writeTrack } from './music-folder.ts';
import { type MusicServer, startMusicServer } from './music-library-server.ts';
import { freshFolder } from './server-process.ts';

const { account, library, musicLibrary } = endpoints;
const folder = freshFolder();
type Track = Awaited<ReturnType<typeof retagTrack>>;
let one: MusicServer;
let tracks: Track[];
let libraryId: number;

beforeAll(async () => {
  ({ tracks } = await writeAlbum(folder, {
    ...{ artist: '甲歌手', title: '错的专辑', folder: '一' },
    tracks: ['一', '二', '三', '四'].map((title) => ({ title })),
  }));
  await writeAlbum(folder, {
    ...{ artist: '甲歌手', title: '对的专辑', folder: '二' },
    tracks: ['五', '六'].map((title) => ({ title })),
  });
  one = await startMusicServer([folder]);
  ({ id: libraryId } = await one.settled({ songs: 6 }));
});
afterAll(async () => {
  await one.dispose();
  rmSync(folder, { recursive: true, force: true });
});

const songs = async (): Promise<Song[]> =>
  (await one.admin.http.call(musicLibrary.songs, { params: { order: 'name', limit: 100 } })).songs;
const songsNamed = async (...names: string[]): Promise<Song[]> =>
  (await songs()).filter(({ name }) => names.includes(name));
const albums = async (): Promise<LibraryAlbum[]> =>
  (await one.admin.http.call(musicLibrary.albums, { params: { order: 'name', limit: 100 } })).albums;
const albumNames = async (): Promise<string[]> => (await albums()).map(({ name }) => name).sort();

const calls = [
  account.adminCorrectionPreview,
  account.adminCorrectionAdd,
  account.adminCorrectionTags,
  account.adminCorrectionReadings,
  account.adminCorrectionUndo,
  account.adminCorrections,
  account.adminCorrectionsExport,
] as unknown as Endpoint<{ id?: number; songs?: string; fields?: string }, { code: number }>[];

const { ask, checked } = checkedCalls(() => one.admin);
const paramsOf = (list: readonly Song[], fields: TagCorrection) => ({
  songs: list.map(({ id }) => id).join(','),
  fields: JSON.stringify(fields),
});
/** Sends a correction and waits until the albums have changed, which may be after the answer. */
async function correct(list: readonly Song[], fields: TagCorrection) {
  const answer = await ask(account.adminCorrectionAdd, paramsOf(list, fields));
  expect(answer).toMatchObject({ code: 200 });
  if (!answer.applied) await one.settled({});
  return answer;
}
async function undo(id: number, undone = true): Promise<void> {
  const answer = await ask(account.adminCorrectionUndo, { id, undone });
  expect(answer).toMatchObject({ code: 200, id });
  if (!answer.applied) await one.settled({});
}
const preview = async (list: readonly Song[], fields: TagCorrection) =>
  (await ask(account.adminCorrectionPreview, paramsOf(list, fields))).data;

describe('a correction of tags', () => {
  it('changes titles and artists, and keeps the song, its likes and its file', async () => {
    const [song] = await songsNamed('一');
    if (!song) throw new Error('there is no song');
    await one.admin.http.call(library.like, { params: { id: String(song.id), like: true } });
    const path = tracks[0]?.path ?? '';
    const file = await readFile(path);
    const { id } = await correct([song], { title: '新名', artists: ['甲, 乙 / 丙', '丁'] });
    const [renamed] = await songsNamed('新名');
    expect(renamed).toMatchObject({
      id: song.id,
      al: { id: song.al.id },
      ar: [{ name: '甲, 乙 / 丙' }, { name: '丁' }],
    });
    const { ids } = await one.admin.http.call(library.likelist);
    expect([ids.includes(song.id), file.equals(await readFile(path))]).toEqual([true, true]);
    await undo(id);
    expect(await songsNamed('一')).toMatchObject([{ id: song.id, ar: [{ name: '甲歌手' }] }]);
  });

  it('merges an album with another one, and parts them again when it is undone', async () => {
    const list = await songsNamed('一', '二', '三', '四');
    const shown = await preview(list, { album: '对的专辑' });
    expect(shown).toMatchObject({ changed: 4 });
    expect(shown.albums.toSorted((a, b) => b.after - a.after)).toEqual([
      { name: '对的专辑', artists: ['甲歌手'], before: 2, after: 6 },
      { name: '错的专辑', artists: ['甲歌手'], before: 4, after: 0 },
    ]);
    expect(await albumNames()).toEqual(['对的专辑', '错的专辑']);
    const { id, applied, albumIds } = await correct(list, { album: '对的专辑' });
    const [merged] = await albums();
    expect(await albumNames()).toEqual(['对的专辑']);
    expect(applied ? albumIds : [merged?.id]).toEqual([merged?.id]);
    await undo(id);
    expect(await albumNames()).toEqual(['对的专辑', '错的专辑']);
    await undo(id, false);
    expect(await albumNames()).toEqual(['对的专辑']);
    await undo(id);
  });

  it('splits an album, and makes a compilation of it', async () => {
    const { id } = await correct(await songsNamed('三', '四'), {
      album: '下半张',
      year: 1987,
      genres: ['民谣'],
      composers: ['作曲人'],
      label: '新厂牌',
    });
    expect(await albumNames()).toEqual(['下半张', '对的专辑', '错的专辑']);
    const list = await songsNamed('四', '三');
    expect(list[0]).toMatchObject({ al: { name: '下半张' } });
    const params = { songs: list.map((song) => song.id).join(',') };
    const tags = {
      album: '下半张',
      albumArtists: ['甲歌手'],
      year: 1987,
      genres: ['民谣'],
      composers: ['作曲人'],
      label: '新厂牌',
      compilation: false,
    };
    expect((await ask(account.adminCorrectionTags, params)).data).toMatchObject(
      list.map((song) => ({ id: song.id, tags: { ...tags, title: song.name } })),
    );
    const compiled = await correct(await songsNamed('三', '四'), { compilation: true });
    const made = (await albums()).find(({ name }) => name === '下半张');
    expect(made).toMatchObject({ artist: { name: '群星' } });
    await undo(compiled.id);
    await undo(id);
    expect(await albumNames()).toEqual(['对的专辑', '错的专辑']);
  });

  it('outlives rescans, restarts, and a file that is moved and retagged', async () => {
    const { id } = await correct(await songsNamed('二'), { title: '改过的', trackNo: 9 });
    const moved = await retagTrack(tracks[1] as Track, { title: '别的' });
    await moveTrack(moved, join(folder, '三', '移动.mp3'));
    await one.restart();
    await one.rescan({ songs: 6 });
    expect(await songsNamed('改过的')).toHaveLength(1);
    const { data } = await ask(account.adminCorrectionsExport, {});
    expect(data).toEqual([
      {
        library: expect.any(String) as string,
        path: '三/移动.mp3',
        startMs: 0,
        fields: { title: '改过的', trackNo: 9 },
      },
    ]);
    await undo(id);
    expect(await songsNamed('别的')).toHaveLength(1);
  });

  it('leaves out missing songs of an album', async () => {
    const list = await songsNamed('三', '四');
    await rm(tracks[2]?.path ?? '');
    await one.rescan({ songs: 5 });
    const { id } = await correct(list, { year: 1999 });
    const params = { songs: list.map((song) => song.id).join(',') };
    const { data } = await ask(account.adminCorrectionTags, params);
    expect(data).toMatchObject([{ tags: { title: '四', year: 1999 } }]);
    await writeTrack(tracks[2]?.path ?? '', (tracks[2] as Track).file);
    await one.rescan({ songs: 6 });
    expect((await ask(account.adminCorrectionTags, params)).data).toMatchObject([
      ...list.map((song) => ({ id: song.id, tags: { year: 1999 } })),
    ]);
    await undo(id);
  });

  it('is listed with its state, latest first', async () => {
    const first = await correct(await songsNamed('五'), { title: '第一次' });
    const second = await correct(await songsNamed('第一次'), { title: '第二次' });
    await undo(first.id);
    expect(await songsNamed('第二次')).toHaveLength(1);
    const { data } = await ask(account.adminCorrections, { limit: 2 });
    expect(data).toMatchObject([
      { id: second.id, by: '管理', title: '第一次', fields: { title: '第二次' }, songs: 1, undone: false },
      { id: first.id, title: '五', undone: true },
    ]);
    await undo(second.id);
  });
});

describe('the encoding of tags', () => {
  it('is chosen among its readings, counts over rescans, and is undone', async () => {
    await writeAlbum(folder, {
      ...{ artist: '王菲', title: '天空', folder: '四', id3: 'gbk' as const },
      tracks: [{ title: '棋子' }, { title: '矜持' }],
    });
    await one.rescan({ songs: 8 });
    const list = await songsNamed('棋子', '矜持');
    const params = { songs: list.map(({ id }) => id).join(',') };
    const readings = (await ask(account.adminCorrectionReadings, params)).data;
    expect(readings.find(({ current }) => current)).toMatchObject({
      encoding: 'gb18030',
      songs: list.map(({ id, name }) => ({ id, title: name, artists: '王菲', album: '天空' })),
    });
    const western = readings.find(({ encoding }) => encoding === 'windows-1252');
    const titles = western?.songs.map(({ title }) => title) ?? [];
    expect(titles.every((title) => /^[\u00a1-\u00ff]+$/.test(title))).toBe(true);
    const { id } = await correct(list, { encoding: 'windows-1252' });
    await one.rescan({ songs: 8 });
    expect((await songsNamed(...titles)).map((song) => song.id).sort()).toEqual(
      list.map((song) => song.id).sort(),
    );
    expect((await ask(account.adminCorrectionReadings, params)).data).toMatchObject(
      readings.map(({ encoding }) => ({ encoding, current: encoding === 'windows-1252' })),
    );
    await undo(id);
    expect(await songsNamed('棋子', '矜持')).toHaveLength(2);
  });

  it('is not in doubt for texts in Unicode', async () => {
    const params = { songs: (await songsNamed('五')).map(({ id }) => id).join(',') };
    expect((await ask(account.adminCorrectionReadings, params)).data).toEqual([]);
  });
});

describe('why an album or artist is as it is', () => {
  const reasonsOf = async (kind: 'album' | 'artist', id: number) =>
    (await ask(musicLibrary.reasons, { kind, id: String(id) })).data;
  const firstPath = '二/01 五.mp3';

  it('contains the rule, and for administrators a file', async () => {
    const [song] = await songsNamed('五');
    const album = await reasonsOf('album', song?.al.id ?? 0);
    expect(album).toEqual(
      expect.arrayContaining([
        { about: 'album', rule: 'title', value: '', files: 2, path: firstPath },
        { about: 'albumArtists', rule: 'tag', value: '甲歌手', files: 2, path: firstPath },
        { about: 'year', rule: 'tag', value: '2020', files: 2, path: firstPath },
        { about: 'genres', rule: 'none', value: '', files: 0, path: '' },
        { about: 'cover', rule: 'none', value: '', files: 0, path: '' },
      ]),
    );
    const { id } = await correct(await songsNamed('五', '六'), { year: 1987 });
    expect(await reasonsOf('album', song?.al.id ?? 0)).toContainEqual({
      ...{ about: 'year', rule: 'corrected', value: '1987', files: 2, path: firstPath },
    });
    await undo(id);
    expect(await reasonsOf('artist', song?.ar[0]?.id ?? 0)).toContainEqual({
      ...{ about: 'picture', rule: 'newest-album', value: '', files: 0, path: '' },
    });
  });

  it('contains no files for others, and is refused to those who do not hear it', async () => {
    const [song] = await songsNamed('五');
    const { caller } = await one.join('listener');
    const asked = [
      { kind: 'album', id: String(song?.al.id) },
      { kind: 'artist', id: String(song?.ar[0]?.id) },
    ] as const;
    for (const params of asked) {
      const { data } = await caller.http.call(musicLibrary.reasons, { params });
      expect(data.length).toBeGreaterThan(0);
      expect(data.filter(({ path }) => path !== '')).toEqual([]);
    }
    const update = (everyone: boolean) =>
      one.admin.http.call(account.adminLibraryUpdate, { params: { id: libraryId, everyone } });
    await update(false);
    for (const params of asked)
      for (const { http } of [caller, one.admin])
        expect(await http.call(musicLibrary.reasons, { params })).toMatchObject({ code: 404 });
    await update(true);
  });
});

describe('who may correct tags', () => {
  it('is an administrator who hears the songs', async () => {
    const params = paramsOf(await songsNamed('五'), { title: '外人' });
    const { caller } = await one.join('member');
    for (const endpoint of calls)
      expect(await caller.http.call(endpoint, { params: { ...params, id: 1 } })).toMatchObject({ code: 403 });
    const { id } = await correct(await songsNamed('五'), { title: '听得见' });
    const update = (everyone: boolean) =>
      one.admin.http.call(account.adminLibraryUpdate, { params: { id: libraryId, everyone } });
    await update(false);
    for (const endpoint of calls.slice(0, 5))
      expect(await one.admin.http.call(endpoint, { params: { ...params, id } })).toMatchObject({ code: 404 });
    expect((await one.admin.http.call(account.adminCorrections)).data).toEqual([]);
    expect((await one.admin.http.call(account.adminCorrectionsExport)).data).toEqual([]);
    await update(true);
    await undo(id);
  });

  it.each([
    ['no JSON', '{'],
    ['nothing', '{}'],
    ['an unknown tag', '{"path":"/etc/passwd"}'],
    ['an invisible title', '{"title":"\\u200b"}'],
    ['a title that is too long', JSON.stringify({ title: '长'.repeat(201) })],
    ['no artist', '{"artists":[]}'],
    ['a year of another age', '{"year":3000}'],
    ['a number as text', '{"trackNo":"1"}'],
    ['an unknown encoding', '{"encoding":"utf-7"}'],
  ])('cannot send %s', async (_what, fields) => {
    const [song] = await songsNamed('五');
    const params = { songs: String(song?.id), fields };
    for (const endpoint of calls.slice(0, 2))
      expect(await one.admin.http.call(endpoint, { params })).toMatchObject({ code: 400 });
  });

  it('cannot correct unknown songs or undo unknown corrections', async () => {
    const fields = JSON.stringify({ title: '无' });
    for (const endpoint of calls.slice(0, 2))
      expect(await one.admin.http.call(endpoint, { params: { songs: '1,999999999', fields } })).toMatchObject(
        {
          code: 404,
        },
      );
    expect(await one.admin.http.call(account.adminCorrectionUndo, { params: { id: 12345 } })).toMatchObject({
      code: 404,
    });
  });

  it('has a valid answer for every call that the table of cases leaves to this file', () => {
    const left = Object.entries(cases).flatMap(([name, each]) => (each.testedInTagCorrections ? [name] : []));
    expect(left.filter((name) => !checked.has(name))).toEqual([]);
  });

  it('is slowed down after many corrections', async () => {
    const codes = new Set<number>();
    for (let call = 0; call < 320 && !codes.has(405); call += 1)
      codes.add((await one.admin.http.call(account.adminCorrectionUndo, { params: { id: 12_345 } })).code);
    expect(codes).toContain(405);
  });
});
