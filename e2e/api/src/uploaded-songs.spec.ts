import { endpoints } from '@qingyin/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApiCaller } from './api-caller.ts';
import { createCover, writeAlbum } from './music-folder.ts';
import { type MusicServer, startMusicServer } from './music-library-server.ts';
import {
  albumOf,
  albumSongs,
  detail,
  found,
  give,
  item,
  like,
  likes,
  remove,
  takeBack,
  upload,
  urlOf,
} from './uploaded-songs.ts';
import { freshFolder } from './server-process.ts';
import type { TestAccount } from './test-account.ts';

const { account, cloud, library, music, musicLibrary, social } = endpoints;
const [home, closed] = [freshFolder(), freshFolder()];
let one: MusicServer;
let owner: TestAccount;
let relative: TestAccount;
let homeId: number;
let closedId: number;

beforeAll(async () => {
  await writeAlbum(home, {
    artist: '林间',
    title: '山中',
    tracks: [{ title: '第一首' }, { title: '第二首' }],
  });
  await writeAlbum(closed, { artist: '别家', title: '别集', tracks: [{ title: '别曲' }] });
  one = await startMusicServer([home, closed]);
  for (const [index, songs] of [2, 1].entries()) await one.settled({ songs }, index);
  owner = await one.join('owner');
  relative = await one.join('relative');
  [homeId = 0, closedId = 0] = (await one.libraries()).map(({ id }) => id);
  const secret = { id: closedId, everyone: false, members: '' };
  expect(await one.admin.http.call(account.adminLibraryUpdate, { params: secret })).toEqual({ code: 200 });
});
afterAll(() => one.dispose());

const rate = ({ http }: ApiCaller, id: number, stars: number) =>
  http.call(library.songRate, { params: { id: String(id), stars } });
const ratedBy = async ({ http }: ApiCaller, params: object) => {
  const { count, data } = await http.call(library.songRatings, { params });
  return { count, rated: data.map(({ id, stars }) => [id, stars]) };
};

describe('an uploaded album', () => {
  let songs: number[];
  beforeAll(async () => {
    songs = await upload(owner.caller, {
      ...{
        artist: '纸船乐队',
        title: '河流',
        genre: 'Folk',
        year: 1999,
        cover: await createCover('#2f6690'),
      },
      tracks: [{ title: '上游' }, { title: '下游' }],
    });
  });

  it('is an album of the catalogue with its artist, cover, genre and year for its owner', async () => {
    const [first = 0] = songs;
    const song = await detail(owner.caller, first);
    expect(song).toMatchObject({
      ...{ id: first, name: '上游', t: 1, ar: [{ name: '纸船乐队' }], al: { name: '河流' }, no: 1 },
      pc: { alb: '河流' },
    });
    expect(await albumSongs(owner.caller, song?.al.id ?? 0)).toEqual(songs);
    expect((await fetch(song?.al.picUrl ?? '')).headers.get('content-type')).toMatch(/^image\//);
    const { http } = owner.caller;
    const artist = await http.call(music.artists, { params: { id: String(song?.ar[0]?.id ?? 0) } });
    expect(artist.hotSongs.map(({ id }) => id).sort()).toEqual([...songs].sort());
    const { genres } = await http.call(musicLibrary.genres);
    expect(genres.map(({ key }) => key)).toContain('folk');
    const listed = await http.call(musicLibrary.songs, { params: { genre: 'folk' } });
    expect(listed.songs.map(({ id }) => id).sort()).toEqual([...songs].sort());
  });

  it('is found in pinyin, liked, listed, commented, played and counted by its owner', async () => {
    const [first = 0, second = 0] = songs;
    const { http } = owner.caller;
    expect(await found(owner.caller, 'shangyou')).toEqual([first]);
    expect(await like(owner.caller, first)).toMatchObject({ code: 200 });
    expect(await likes(owner.caller, owner.id)).toContain(first);
    const { id: list } = await http.call(library.playlistCreate, { params: { name: '河' } });
    const params = { op: 'add' as const, pid: String(list), tracks: songs.join(',') };
    await http.call(music.playlistTracksChange, { params });
    const tracks = await http.call(music.playlistTracks, { params: { id: String(list) } });
    expect(tracks.songs.map(({ id }) => id).sort()).toEqual([...songs].sort());
    const text = { t: 1, type: 0, id: String(first), content: '好听' } as const;
    expect(await http.call(social.comment, { params: text })).toMatchObject({ code: 200 });
    const played = { id: String(second), sourceid: '0', time: 3 };
    expect(await http.call(music.scrobble, { params: played })).toMatchObject({ code: 200 });
    const sound = await fetch((await urlOf(owner.caller, second)) ?? '');
    expect(sound.headers.get('content-type')).toBe('audio/mpeg');
  });

  it('is nothing for another user', async () => {
    const [first = 0] = songs;
    const { caller } = relative;
    const album = await albumOf(owner.caller, first);
    expect(await detail(caller, first)).toBeUndefined();
    expect(await urlOf(caller, first)).toBeNull();
    expect(await found(caller, 'shangyou')).toEqual([]);
    expect(await caller.http.call(music.album, { params: { id: String(album) } })).toMatchObject({
      code: 404,
    });
    expect(await like(caller, first)).toMatchObject({ code: 404 });
    expect(await give(caller, [first], homeId)).toMatchObject({ succIds: [], failIds: [first] });
  });

  it('follows the tags that its owner edits', async () => {
    const [first = 0, second = 0] = songs;
    const { http } = owner.caller;
    const names = { id: String(second), song: '入海口', artist: '纸船乐队', album: '海' };
    expect(await http.call(cloud.cloudTags, { params: names })).toMatchObject({ code: 200 });
    expect(await found(owner.caller, '入海口')).toEqual([second]);
    expect(await albumSongs(owner.caller, await albumOf(owner.caller, first))).toEqual([first]);
    await http.call(cloud.cloudTags, { params: { ...names, song: '下游', album: '河流' } });
    expect(await albumSongs(owner.caller, await albumOf(owner.caller, first))).toEqual(songs);
  });

  it('stays one album when one of its songs is added to a library; others hear that song only', async () => {
    const [first = 0] = songs;
    const album = await albumOf(owner.caller, first);
    await give(owner.caller, [first], homeId);
    for (const song of songs) expect(await albumOf(owner.caller, song)).toBe(album);
    expect(await albumSongs(owner.caller, album)).toEqual(songs);
    expect(await albumSongs(relative.caller, album)).toEqual([first]);
    await takeBack(owner.caller, [first], homeId);
    expect(await albumSongs(owner.caller, album)).toEqual(songs);
    expect(await relative.caller.http.call(music.album, { params: { id: String(album) } })).toMatchObject({
      code: 404,
    });
  });

  it('is heard by those who hear the library that it was added to, and only by its owner after it is taken back', async () => {
    const [first = 0] = songs;
    expect(await give(owner.caller, songs, homeId)).toMatchObject({ succIds: songs, failIds: [] });
    expect(await item(owner.caller, first)).toMatchObject({ libraryIds: [homeId] });
    expect(await detail(relative.caller, first)).toMatchObject({ id: first, name: '上游' });
    expect(await found(relative.caller, 'shangyou')).toEqual([first]);
    const sound = await fetch((await urlOf(relative.caller, first)) ?? '');
    expect(sound.status).toBe(200);
    expect(await albumSongs(relative.caller, await albumOf(relative.caller, first))).toEqual(songs);
    // The owner's likes and lists are those of the same song.
    expect(await likes(owner.caller, owner.id)).toContain(first);

    expect(await takeBack(owner.caller, songs, homeId)).toMatchObject({ succIds: songs });
    expect(await detail(relative.caller, first)).toBeUndefined();
    expect(await urlOf(relative.caller, first)).toBeNull();
    expect(await detail(owner.caller, first)).toMatchObject({ id: first });
    expect(await likes(owner.caller, owner.id)).toContain(first);
  });
});

it('an upload cannot be added to a library that its owner does not hear', async () => {
  const [song = 0] = await upload(owner.caller, { artist: '甲', title: '甲集', tracks: [{ title: '甲曲' }] });
  expect(await give(owner.caller, [song], closedId)).toMatchObject({ code: 404 });
  expect(await takeBack(owner.caller, [song], closedId)).toMatchObject({ code: 404 });
  expect(await item(owner.caller, song)).not.toHaveProperty('libraryIds');
});

describe('a sound that a library contains already', () => {
  it('becomes a further file of its song, which takes over likes and lists; the upload keeps its number', async () => {
    const [number = 0] = await upload(owner.caller, {
      ...{ artist: '林间', title: '山中' },
      tracks: [{ title: '第一首' }],
    });
    const [song = 0] = await found(relative.caller, '第一首');
    expect(number).not.toBe(song);
    await like(owner.caller, number);
    await give(owner.caller, [number], homeId);
    expect(await found(owner.caller, '第一首')).toEqual([song]);
    expect(await found(relative.caller, '第一首')).toEqual([song]);
    expect(await likes(owner.caller, owner.id)).toEqual(expect.arrayContaining([song, number]));
    // Queues and other clients know the old number.
    expect(await urlOf(owner.caller, number)).toMatch(/\/media\/library\//);
    expect(await item(owner.caller, number)).toMatchObject({ songId: number, simpleSong: { id: number } });

    await remove(owner.caller, number);
    expect(await detail(relative.caller, song)).toMatchObject({ id: song });
    expect(await urlOf(relative.caller, song)).not.toBeNull();
  });

  it('shows rating and plays of its song under the number of the upload too, to its owner only', async () => {
    const { http } = owner.caller;
    const [number = 0] = await upload(owner.caller, {
      ...{ artist: '林间', title: '山中' },
      tracks: [{ title: '第一首' }],
    });
    const [song = 0] = await found(relative.caller, '第一首');
    await give(owner.caller, [number], homeId);
    expect(number).not.toBe(song);
    await http.call(music.scrobble, { params: { id: String(number), sourceid: '0', time: 300 } });
    await rate(owner.caller, number, 4);
    await rate(relative.caller, song, 2);

    const ids = [song, number];
    for (const params of [{}, { ids: ids.join(',') }]) {
      expect(await ratedBy(owner.caller, params)).toEqual({ count: 2, rated: ids.map((id) => [id, 4]) });
      const { data } = await http.call(library.songPlays, { params });
      expect(data.filter(({ id }) => ids.includes(id))).toMatchObject(ids.map((id) => ({ id, plays: 1 })));
    }
    expect(await ratedBy(owner.caller, { ids: String(number) })).toEqual({ count: 1, rated: [[number, 4]] });
    expect(await ratedBy(owner.caller, { limit: 1, offset: 1 })).toEqual({ count: 2, rated: [[number, 4]] });
    for (const params of [{}, { ids: ids.join(',') }])
      expect(await ratedBy(relative.caller, params)).toEqual({ count: 1, rated: [[song, 2]] });

    await rate(owner.caller, number, 0);
    expect(await ratedBy(owner.caller, {})).toEqual({ count: 0, rated: [] });
  });
});

describe('a deleted upload', () => {
  it('is greyed in lists, and is the same song when it is uploaded again', async () => {
    const album = { artist: '乙', title: '乙集', tracks: [{ title: '失而复得' }] };
    const [song = 0] = await upload(owner.caller, album);
    await like(owner.caller, song);
    await remove(owner.caller, song);
    expect(await item(owner.caller, song)).toBeUndefined();
    expect(await urlOf(owner.caller, song)).toBeNull();
    expect(await likes(owner.caller, owner.id)).toContain(song);
    const { privileges } = await owner.caller.http.call(music.songDetail, { params: { ids: String(song) } });
    expect(privileges[0]).toMatchObject({ st: -200 });

    expect(await upload(owner.caller, album)).toEqual([song]);
    expect(await urlOf(owner.caller, song)).not.toBeNull();
    expect(await likes(owner.caller, owner.id)).toContain(song);
  });

  it('is gone from the library that it was added to', async () => {
    const [song = 0] = await upload(owner.caller, {
      artist: '丙',
      title: '丙集',
      tracks: [{ title: '丙曲' }],
    });
    await give(owner.caller, [song], homeId);
    expect(await urlOf(relative.caller, song)).not.toBeNull();
    await remove(owner.caller, song);
    expect(await urlOf(relative.caller, song)).toBeNull();
  });
});

it('two files with the same sound and other names are two songs', async () => {
  const tracks = [
    { title: '静音一', sound: 5000 },
    { title: '静音二', sound: 5000 },
  ];
  const songs = await upload(owner.caller, { artist: '丁', title: '丁集', tracks });
  expect(new Set(songs)).toHaveLength(2);
  expect(await albumSongs(owner.caller, await albumOf(owner.caller, songs[0] ?? 0))).toEqual(songs);
});

it('an account that is deleted takes its uploads along, also out of libraries', async () => {
  const leaver = await one.join('leaver');
  const [kept = 0] = await upload(leaver.caller, {
    artist: '戊',
    title: '戊集',
    tracks: [{ title: '戊曲' }],
  });
  await give(leaver.caller, [kept], homeId);
  expect(await urlOf(relative.caller, kept)).not.toBeNull();
  const params = { password: 'a long password' };
  expect(await leaver.caller.http.call(account.accountDelete, { params })).toMatchObject({ code: 200 });
  expect(await detail(relative.caller, kept)).toBeUndefined();
  expect(await found(relative.caller, '戊曲')).toEqual([]);
});
