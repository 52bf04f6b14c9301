import { rmSync } from 'node:fs';
import {
  type ArtistRuleRequest,
  type Endpoint,
  endpoints,
  type LibraryArtist,
  type Song,
} from '@qingyin/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cases } from './cases.ts';
import { checkedCalls } from './checked-calls.ts';
import { writeAlbum } from './music-folder.ts';
import { type MusicServer, startMusicServer } from './music-library-server.ts';
import { freshFolder } from './server-process.ts';

const { account, library, music, musicLibrary } = endpoints;
const folder = freshFolder();
let one: MusicServer;
let libraryId: number;

beforeAll(async () => {
  await writeAlbum(folder, { artist: '张惠妹', title: '一', tracks: [{ title: '甲' }, { title: '乙' }] });
  await writeAlbum(folder, { artist: '张惠妹 aMei', title: '二', tracks: [{ title: '丙' }] });
  await writeAlbum(folder, { artist: '老狼/叶蓓', title: '三', tracks: [{ title: '丁' }] });
  await writeAlbum(folder, { artist: '水木、年华', title: '四', tracks: [{ title: '戊' }] });
  await writeAlbum(folder, {
    ...{ artist: '合唱团', title: '六', format: 'flac' },
    tracks: [{ title: '庚', tags: { comments: { COMPOSER: '阿妹', LYRICIST: '写词人' } } }],
  });
  one = await startMusicServer([folder]);
  ({ id: libraryId } = await one.settled({ songs: 6 }));
});
afterAll(async () => {
  await one.dispose();
  rmSync(folder, { recursive: true, force: true });
});

const artists = async (): Promise<LibraryArtist[]> =>
  (await one.admin.http.call(musicLibrary.artists, { params: { role: 'all', order: 'name', limit: 100 } }))
    .artists;
const artistNames = async (): Promise<string[]> => (await artists()).map(({ name }) => name).sort();
const idOf = async (name: string): Promise<number> =>
  (await artists()).find((artist) => artist.name === name)?.id ?? 0;
const artistsOf = async (title: string): Promise<string[]> => {
  const { songs } = await one.admin.http.call(musicLibrary.songs, { params: { order: 'name', limit: 100 } });
  return songs.find(({ name }: Song) => name === title)?.ar.map(({ name }) => name) ?? [];
};

const calls = [
  account.adminArtistRulePreview,
  account.adminArtistRuleAdd,
  account.adminArtistRuleUndo,
  account.adminArtistRules,
] as unknown as Endpoint<{ id?: number; artist?: number; rule?: string }, { code: number }>[];

const { ask, checked } = checkedCalls(() => one.admin);
const paramsOf = async (name: string, rule: ArtistRuleRequest) => ({
  artist: await idOf(name),
  rule: JSON.stringify(rule),
});
const preview = async (name: string, rule: ArtistRuleRequest) =>
  (await ask(account.adminArtistRulePreview, await paramsOf(name, rule))).data;
/** Adds a rule and waits until the artists have changed, which may be after the answer. */
async function add(name: string, rule: ArtistRuleRequest): Promise<number> {
  const answer = await ask(account.adminArtistRuleAdd, await paramsOf(name, rule));
  expect(answer).toMatchObject({ code: 200 });
  if (!answer.applied) await one.settled({});
  return answer.id;
}
async function undo(id: number, undone = true): Promise<void> {
  const answer = await ask(account.adminArtistRuleUndo, { id, undone });
  expect(answer).toMatchObject({ code: 200, id });
  if (!answer.applied) await one.settled({});
}

const FIRST = ['合唱团', '张惠妹', '张惠妹 aMei', '水木', '年华', '老狼/叶蓓'].sort();

describe('a rule of an artist’s name', () => {
  it('joins an artist with another one, with songs, albums and followers, until it is undone', async () => {
    const [from, into] = [await idOf('张惠妹 aMei'), await idOf('张惠妹')];
    await one.admin.http.call(library.artistSub, { params: { id: String(from), t: 1 } });
    expect(await preview('张惠妹 aMei', { into })).toEqual({
      songs: 1,
      complete: true,
      albums: expect.arrayContaining([
        { name: '二', artists: ['张惠妹 aMei'], before: 1, after: 0 },
        { name: '二', artists: ['张惠妹'], before: 0, after: 1 },
      ]) as unknown,
    });
    const id = await add('张惠妹 aMei', { into });
    expect(await artistNames()).not.toContain('张惠妹 aMei');
    expect((await artists()).find((artist) => artist.id === into)).toMatchObject({
      musicSize: 3,
      albumSize: 2,
    });
    const { followed } = await one.admin.http.call(music.artistDetailDynamic, {
      params: { id: String(into) },
    });
    expect(followed).toBe(true);
    await undo(id);
    expect(await artistNames()).toEqual(FIRST);
    await undo(id, false);
    expect(await artistNames()).not.toContain('张惠妹 aMei');
    await undo(id);
  });

  it('holds for files that come later, and over a full rescan', async () => {
    const id = await add('张惠妹 aMei', { into: await idOf('张惠妹') });
    await writeAlbum(folder, {
      ...{ artist: '張惠妹 AMEI', title: '五' },
      tracks: [{ title: '己', artists: ['陶喆 feat. 张惠妹 aMei'] }],
    });
    await one.rescan({ songs: 7 });
    expect(await artistsOf('己')).toEqual(['陶喆', '张惠妹']);
    await undo(id);
    expect(await artistsOf('己')).toEqual(['陶喆', '张惠妹 aMei']);
  });

  it('moves the songs that credit the artist, who may sing none', async () => {
    const creditsOf = async (): Promise<{ id: number; name: string }[]> => {
      const { songs } = await one.admin.http.call(musicLibrary.songs, {
        params: { order: 'name', limit: 100 },
      });
      const id = String(songs.find(({ name }: Song) => name === '庚')?.id);
      const { data } = await one.admin.http.call(library.songFacts, { params: { id } });
      return data.credits.flatMap((credit) => credit.artists);
    };
    const [composer] = await creditsOf();
    const rule = { into: await idOf('张惠妹') };
    const params = { artist: composer?.id ?? 0, rule: JSON.stringify(rule) };
    expect((await ask(account.adminArtistRulePreview, params)).data).toMatchObject({ songs: 1 });
    const reasons = { kind: 'artist' as const, id: String(composer?.id) };
    expect(await one.admin.http.call(musicLibrary.reasons, { params: reasons })).toMatchObject({ code: 200 });
    const answer = await ask(account.adminArtistRuleAdd, params);
    if (!answer.applied) await one.settled({});
    expect((await creditsOf()).map(({ name }) => name)).toEqual(['张惠妹', '写词人']);
    await undo(answer.id);
    expect((await creditsOf()).map(({ name }) => name)).toEqual(['阿妹', '写词人']);
  });

  it('splits a name that is that of two', async () => {
    expect(await preview('老狼/叶蓓', { names: ['老狼', '叶蓓'] })).toMatchObject({ songs: 1 });
    const id = await add('老狼/叶蓓', { names: ['老狼', '叶蓓'] });
    expect(await artistsOf('丁')).toEqual(['老狼', '叶蓓']);
    await undo(id);
    expect(await artistsOf('丁')).toEqual(['老狼/叶蓓']);
  });

  it('keeps a name in one piece that was split', async () => {
    expect(await artistsOf('戊')).toEqual(['水木', '年华']);
    expect(await preview('年华', { whole: '水木、年华' })).toMatchObject({ songs: 1 });
    const id = await add('年华', { whole: '水木、年华' });
    expect(await artistsOf('戊')).toEqual(['水木、年华']);
    await undo(id);
    expect(await artistsOf('戊')).toEqual(['水木', '年华']);
    await undo(id, false);
    expect(await artistsOf('戊')).toEqual(['水木、年华']);
    await undo(id);
  });

  it('is listed with its state, latest first', async () => {
    const { data } = await ask(account.adminArtistRules, { limit: 2 });
    expect(data).toMatchObject([
      { by: '管理', name: '水木、年华', artists: ['水木、年华'], undone: true },
      { by: '管理', name: '老狼/叶蓓', artists: ['老狼', '叶蓓'], undone: true },
    ]);
  });
});

describe('who may join and split artists', () => {
  it('is an administrator who hears them', async () => {
    const params = await paramsOf('水木', { whole: '水木、年华' });
    const { caller } = await one.join('member');
    for (const endpoint of calls)
      expect(await caller.http.call(endpoint, { params: { ...params, id: 1 } })).toMatchObject({ code: 403 });
    const { data } = await ask(account.adminArtistRules, {});
    const update = (everyone: boolean) =>
      one.admin.http.call(account.adminLibraryUpdate, { params: { id: libraryId, everyone } });
    await update(false);
    for (const endpoint of calls.slice(0, 3))
      expect(
        await one.admin.http.call(endpoint, { params: { ...params, id: data[0]?.id ?? 0 } }),
      ).toMatchObject({ code: 404 });
    expect((await one.admin.http.call(account.adminArtistRules)).data).toEqual([]);
    await update(true);
  });

  it.each([
    ['no JSON', '{', 400],
    ['nothing', '{}', 400],
    ['two rules', '{"into":1,"whole":"名"}', 400],
    ['one name', '{"names":["名"]}', 400],
    ['an invisible name', '{"names":["名","\\u200b"]}', 400],
    ['a name that is too long', JSON.stringify({ whole: '长'.repeat(201) }), 400],
    ['various artists', '{"names":["名","群星"]}', 400],
    ['an artist that does not exist', '{"into":999999999}', 404],
  ])('cannot send %s', async (_what, rule, code) => {
    const params = { artist: await idOf('水木'), rule };
    for (const endpoint of calls.slice(0, 2))
      expect(await one.admin.http.call(endpoint, { params })).toMatchObject({ code });
  });

  it('cannot join an artist with itself, an unknown one, or undo unknown rules', async () => {
    const artist = await idOf('水木');
    const rule = JSON.stringify({ into: artist });
    for (const endpoint of calls.slice(0, 2)) {
      expect(await one.admin.http.call(endpoint, { params: { artist, rule } })).toMatchObject({ code: 400 });
      expect(await one.admin.http.call(endpoint, { params: { artist: 999_999_999, rule } })).toMatchObject({
        code: 404,
      });
    }
    expect(await one.admin.http.call(account.adminArtistRuleUndo, { params: { id: 12_345 } })).toMatchObject({
      code: 404,
    });
  });

  it('has a valid answer for every call that the table of cases leaves to this file', () => {
    const left = Object.entries(cases).flatMap(([name, each]) => (each.testedInArtistRules ? [name] : []));
    expect(left.filter((name) => !checked.has(name))).toEqual([]);
  });
});
