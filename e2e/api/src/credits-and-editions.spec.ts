import { endpoints } from '@qingyin/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ApiCaller, createCaller } from './api-caller.ts';
import { retagTrack, writeAlbum } from './music-folder.ts';
import { type MusicServer, startMusicServer } from './music-library-server.ts';
import { freshFolder } from './server-process.ts';
import type { TestAccount } from './test-account.ts';

const { account, library, listening, music, musicLibrary } = endpoints;
const folder = freshFolder();
let one: MusicServer;
let owner: TestAccount;
let other: TestAccount;
let guest: ApiCaller;
let written: Awaited<ReturnType<typeof writeAlbum>>;

const song = (title: string, comments: Record<string, string | string[]>) => ({ title, tags: { comments } });
const classical = (no: number, name: string) =>
  song(`第五：${name}`, {
    ...{ COMPOSER: '贝多芬', CONDUCTOR: ['小泽征尔'], PERFORMER: '马友友 (大提琴)', LYRICIST: '席勒 / 歌德' },
    ...{ WORK: '第五交响曲', MOVEMENTNAME: name, MOVEMENT: String(no) },
    ...{ CATALOGNUMBER: 'RD-1', BARCODE: '4711234567899', RELEASECOUNTRY: 'DE', ORIGINALDATE: '1984' },
  });

beforeAll(async () => {
  written = await writeAlbum(folder, {
    ...{ artist: '乐团', title: '交响曲集', format: 'flac', year: 2003 },
    tracks: [classical(1, '快板'), classical(2, '行板'), song('返场', {}), song('又返场', {})],
  });
  await writeAlbum(folder, {
    ...{ artist: '乐团', title: '交响曲集 (Deluxe Edition)', format: 'flac', year: 2013 },
    tracks: ['甲', '乙', '丙', '丁'].map((title) => song(title, {})),
  });
  one = await startMusicServer([folder]);
  await one.settled({ songs: 8 });
  [owner, other] = [await one.join('owner'), await one.join('other')];
  guest = createCaller(one.server.url);
});
afterAll(() => one.dispose());

const songsOf = async ({ http }: ApiCaller, params: object) =>
  (await http.call(musicLibrary.songs, { params })).songs;
const albumOf = async ({ http }: ApiCaller, name: string) => {
  const { albums } = await http.call(musicLibrary.albums, { params: {} });
  const id = albums.find((album) => album.name === name)?.id ?? 0;
  return (await http.call(music.album, { params: { id: String(id) } })).album;
};
const detailsOf = async (caller: ApiCaller, name = '交响曲集') => (await albumOf(caller, name)).library;
const composerId = async (caller: ApiCaller) =>
  (await detailsOf(caller))?.credits.find(({ role }) => role === 'composer')?.artists[0]?.id ?? 0;

describe('an album', () => {
  it('names people, works, edition and other editions as tagged', async () => {
    const details = await detailsOf(owner.caller);
    expect(details?.credits.map(({ role, artists }) => [role, artists.map(({ name }) => name)])).toEqual([
      ['composer', ['贝多芬']],
      ['lyricist', ['席勒', '歌德']],
      ['conductor', ['小泽征尔']],
      ['performer', ['马友友']],
    ]);
    expect(details?.works).toMatchObject([
      {
        name: '第五交响曲',
        composers: [{ name: '贝多芬' }],
        movements: [{ name: '快板', no: 1 }, { no: 2 }],
      },
    ]);
    expect(details).toMatchObject({
      ...{ catalogueNumber: 'RD-1', barcode: '4711234567899', country: 'DE', year: 2003, originalYear: 1984 },
      editions: [{ name: '交响曲集 (Deluxe Edition)', releaseYear: 2013 }],
    });
    expect((await detailsOf(owner.caller, '交响曲集 (Deluxe Edition)'))?.editions).toMatchObject([
      { name: '交响曲集', year: 1984, releaseYear: 2003 },
    ]);
  });

  it('is in the decade and the order of its first release', async () => {
    const { http } = owner.caller;
    const { albums } = await http.call(musicLibrary.albums, { params: { order: 'year' } });
    expect(albums.map(({ year }) => year)).toEqual([2013, 1984]);
    expect((await http.call(musicLibrary.albums, { params: { decade: 1980 } })).total).toBe(1);
  });
});

describe('a composer', () => {
  it('has a page with the songs, is found, and is in the details of a song', async () => {
    const id = await composerId(owner.caller);
    const { http } = owner.caller;
    const params = { id: String(id) };
    expect((await http.call(music.artistDetail, { params })).data.artist).toMatchObject({
      ...{ name: '贝多芬', musicSize: 0, albumSize: 0 },
    });
    const { roles, albums } = await http.call(musicLibrary.artist, { params });
    expect([roles, albums]).toEqual([[{ role: 'composer', musicSize: 2 }], []]);
    const songs = await songsOf(owner.caller, { artistId: id, role: 'composer', order: 'album' });
    expect(songs.map(({ name }) => name)).toEqual(['第五：快板', '第五：行板']);
    const facts = await http.call(library.songFacts, { params: { id: String(songs[0]?.id) } });
    expect(facts.data.credits.at(-1)).toMatchObject({
      ...{ role: 'performer', artists: [{ name: '马友友', detail: '大提琴' }] },
    });
    const found = await http.call(music.cloudsearch, { params: { keywords: '歌德', type: 1, limit: 5 } });
    expect(found.result.songs?.map(({ name }) => name).toSorted()).toEqual(['第五：快板', '第五：行板']);
  });

  it('has all tabs of its page and can be followed', async () => {
    const { http } = owner.caller;
    const params = { id: String(await composerId(owner.caller)) };
    const tabs = await Promise.all([
      http.call(music.artistTopSong, { params }),
      http.call(music.artistAlbum, { params }),
      http.call(music.artistMv, { params }),
      http.call(music.artistDesc, { params }),
      http.call(listening.simiArtist, { params }),
      http.call(library.artistSub, { params: { ...params, t: 1 } }),
    ]);
    expect(tabs.map(({ code }) => code)).toEqual(tabs.map(() => 200));
    const { data } = await http.call(library.artistSublist, { params: {} });
    expect(data.map(({ name }) => name)).toEqual(['贝多芬']);
  });

  it('is not there for those who hear none of the songs', async () => {
    const id = await composerId(owner.caller);
    const page = (caller: ApiCaller) => caller.http.call(musicLibrary.artist, { params: { id: String(id) } });
    expect(await page(guest)).toMatchObject({ code: 404 });
    expect(await guest.http.call(music.artistDetail, { params: { id: String(id) } })).toMatchObject({
      code: 404,
    });
    const [{ id: libraryId } = { id: 0 }] = await one.libraries();
    const restrict = (params: object) =>
      one.admin.http.call(account.adminLibraryUpdate, { params: { id: libraryId, ...params } });
    await restrict({ everyone: false, members: String(owner.id) });
    expect(await page(other.caller)).toMatchObject({ code: 404 });
    expect(await songsOf(other.caller, { artistId: id, role: 'composer' })).toEqual([]);
    expect(await page(owner.caller)).toMatchObject({ code: 200 });
    await restrict({ everyone: true });
  });
});

it('a role that does not exist, or hostile text, counts as none', async () => {
  const id = await composerId(owner.caller);
  for (const role of ["composer' or 1=1 --", '__proto__', 'x'.repeat(5000), ''])
    expect(await songsOf(owner.caller, { artistId: id, role })).toEqual([]);
});

it('a composer whom no song names any more is gone from the album', async () => {
  const id = await composerId(owner.caller);
  for (const track of written.tracks.slice(0, 2)) await retagTrack(track, { comments: {} });
  await one.rescan({ songs: 8 });
  expect((await detailsOf(owner.caller))?.credits).toEqual([]);
  expect(await owner.caller.http.call(musicLibrary.artist, { params: { id: String(id) } })).toMatchObject({
    code: 404,
  });
});
