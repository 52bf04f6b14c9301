import { type Db, openDb } from '@qingyin/server-db';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EVERYONE, type Viewer, viewerOf } from '../song-access.ts';
import { libraryAlbumDetails } from './library-album-details.ts';
import { type AlbumPage, libraryAlbums } from './library-albums.ts';
import { libraryArtistAlbums } from './library-artist-albums.ts';
import { type ArtistPage, libraryArtists } from './library-artists.ts';
import { libraryFolder } from './library-folders.ts';
import { libraryDecades, libraryGenres } from './library-genres.ts';
import { libraryOverview } from './library-overview.ts';
import { type LibrarySongPage, librarySongs } from './library-songs.ts';
import { idOf, insertAlbums, insertArtists, insertLibrary, songIdOf } from './testing/library-rows.ts';

const ORIGIN = 'http://qingyin.test';
const NOW = Date.UTC(2026, 10, 27);
const DAY = 86_400_000;
const [MEMBER, OTHER] = [7, 8];
/** Library 1 is for everyone with an account, 2 for guests too, 3 for MEMBER only. */
let db: Db;
let member: Viewer;
let other: Viewer;
let guest: Viewer;

beforeAll(async () => {
  db = await openDb(':memory:');
  await insertLibrary(db, 1, { name: 'Shared', folders: { 11: 'Li Bai', 12: 'Li Bai/Moon', 13: 'Li Bais' } });
  await insertLibrary(db, 2, { name: 'Open', guests: 1 });
  await insertLibrary(db, 3, { name: 'Private', everyone: 0 });
  await db.insertInto('music_library_member').values({ library_id: 3, user_id: MEMBER }).execute();
  await insertArtists(db, { 1: 'Bai', 2: 'Du', 3: 'Only' });
  await insertAlbums(db, [
    { no: 1, name: 'Moon', songs: 3, genre: 'Jazz', year: 2009, originalYear: 1984, addedAt: 10, folder: 12 },
    { no: 2, name: 'Autumn', artist: 2, songs: 2, genre: 'Folk', year: 1991, addedAt: 30, libraries: [2] },
    { no: 3, name: 'Secret', artist: 3, songs: 4, genre: 'Secret', year: 1971, addedAt: 40, libraries: [3] },
    { no: 4, name: '123', kind: 'single', initial: '#', addedAt: 20, folder: 13, year: 2015, genre: 'Jazz' },
    { no: 5, name: 'Gone', missing: true },
    {
      no: 6,
      name: 'Guest',
      artist: 2,
      songArtist: 1,
      kind: 'live',
      libraries: [1, 3],
      addedAt: 5,
      folder: 11,
    },
    { no: 7, name: 'Box', artist: 2, songs: 2, discs: ['Day', 'Night'], addedAt: 1, kind: 'compilation' },
  ]);
  const plays = (user_id: number, song_id: number, count: number, last_at: number) => ({
    ...{ user_id, song_id, plays: count, seconds: 0, last_at },
  });
  await db
    .insertInto('play_record')
    .values([
      plays(MEMBER, songIdOf(1, 1), 4, NOW - 100 * DAY),
      plays(MEMBER, songIdOf(1, 2), 4, NOW - 200 * DAY),
      plays(MEMBER, songIdOf(2, 1), 9, NOW - DAY),
      plays(OTHER, songIdOf(3, 1), 50, NOW - 100 * DAY),
    ])
    .execute();
  [member, other, guest] = [await viewerOf(db, MEMBER), await viewerOf(db, OTHER), await viewerOf(db, null)];
});
afterAll(() => db.destroy());

const albums = async (viewer: Viewer, page: Partial<AlbumPage> = {}) => {
  const all = { order: 'added', seed: 0, limit: 50, offset: 0, ...page } as const;
  const found = await libraryAlbums(db, viewer, all, ORIGIN);
  return { ...found, names: found.albums.map(({ name }) => name) };
};
const artists = (viewer: Viewer, page: Partial<ArtistPage> = {}) =>
  libraryArtists(db, viewer, { order: 'name', role: 'album', limit: 50, offset: 0, ...page }, ORIGIN);
const songs = async (viewer: Viewer, page: Partial<LibrarySongPage> = {}) => {
  const found = await librarySongs(db, viewer, { order: 'name', limit: 50, offset: 0, ...page });
  return { total: found.total, names: found.songs.map(({ song }) => song.name) };
};

describe('access', () => {
  it('shows a member every library, others and guests only theirs', async () => {
    expect((await albums(member)).names).toEqual(['Secret', 'Autumn', '123', 'Moon', 'Guest', 'Box']);
    expect((await albums(other)).names).toEqual(['Autumn', '123', 'Moon', 'Guest', 'Box']);
    expect((await albums(guest)).names).toEqual(['Autumn']);
  });

  it('never shows or counts a song of a library that the viewer does not hear', async () => {
    expect(await songs(guest)).toEqual({ total: 2, names: ['Autumn 1', 'Autumn 2'] });
    expect((await songs(other)).names.filter((name) => name.startsWith('Secret'))).toEqual([]);
    expect((await artists(other)).artists.map(({ name }) => name)).toEqual(['Bai', 'Du']);
    expect((await libraryGenres(db, other, ORIGIN)).map(({ key }) => key)).toEqual(['jazz', 'folk']);
    expect((await libraryDecades(db, other)).decades.map(({ decade }) => decade)).toEqual([2010, 1990, 1980]);
    const { totals, topAlbums } = await libraryOverview(db, other, { now: NOW, origin: ORIGIN });
    expect(totals).toEqual({ songs: 9, albums: 5, artists: 2, duration: 9 * 180_000 });
    expect(topAlbums).toEqual([]);
  });

  it('ignores a filter by a library that the viewer does not hear', async () => {
    expect(await songs(other, { libraryId: 3 })).toEqual({ total: 0, names: [] });
    expect((await albums(member, { libraryId: 3 })).names).toEqual(['Secret', 'Guest']);
  });

  it('answers empty lists where nothing is heard', async () => {
    expect(await songs(EVERYONE)).toEqual({ total: 0, names: [] });
    expect(await albums(EVERYONE, { order: 'name' })).toMatchObject({ total: 0, names: [], initials: [] });
    expect(await libraryOverview(db, EVERYONE, { now: NOW, origin: ORIGIN })).toMatchObject({
      any: false,
      totals: { songs: 0, albums: 0, artists: 0, duration: 0 },
      genres: [],
    });
  });

  it('refuses the folder and the artist of a library that the viewer does not hear', async () => {
    const page = { limit: 10, offset: 0, deep: false };
    await expect(libraryFolder(db, other, 3000, page)).rejects.toMatchObject({ code: 404 });
    await expect(libraryArtistAlbums(db, other, idOf(3), ORIGIN)).rejects.toMatchObject({ code: 404 });
  });
});

describe('albums', () => {
  it('have every order', async () => {
    const named = async (page: Partial<AlbumPage>) => (await albums(other, page)).names;
    expect(await named({ order: 'name' })).toEqual(['Autumn', 'Box', 'Guest', 'Moon', '123']);
    expect(await named({ order: 'artist' })).toEqual(['Moon', '123', 'Box', 'Guest', 'Autumn']);
    expect(await named({ order: 'year' })).toEqual(['123', 'Autumn', 'Moon', 'Box', 'Guest']);
    expect((await albums(member, { order: 'plays' })).names.slice(0, 2)).toEqual(['Autumn', 'Moon']);
  });

  it('have a random order whose pages fit together', async () => {
    const all = await albums(other, { order: 'random', seed: 4 });
    const second = await albums(other, { order: 'random', seed: 4, offset: 2, limit: 2 });
    expect(second.names).toEqual(all.names.slice(2, 4));
    expect([...all.names].sort()).toEqual(['123', 'Autumn', 'Box', 'Guest', 'Moon']);
  });

  it('count all pages and initials', async () => {
    const { names, total, initials } = await albums(other, { order: 'name', limit: 2 });
    expect([names.length, total]).toEqual([2, 5]);
    expect(initials).toEqual([
      { initial: 'A', count: 1 },
      { initial: 'B', count: 1 },
      { initial: 'G', count: 1 },
      { initial: 'M', count: 1 },
      { initial: '#', count: 1 },
    ]);
  });

  it('are filtered by genre, decade of the first release, artist, kind and initial', async () => {
    expect((await albums(other, { genre: 'jazz' })).names).toEqual(['123', 'Moon']);
    expect((await albums(other, { decade: 1980 })).names).toEqual(['Moon']);
    expect((await albums(other, { artistId: idOf(2) })).names).toEqual(['Autumn', 'Guest', 'Box']);
    expect((await albums(other, { kind: 'live' })).names).toEqual(['Guest']);
    expect((await albums(other, { initial: '#' })).names).toEqual(['123']);
  });

  it('have size, length and the year of the first release', async () => {
    const [moon] = (await albums(other, { initial: 'M' })).albums;
    expect(moon).toMatchObject({
      size: 3,
      duration: 540_000,
      year: 1984,
      artist: { id: idOf(1), name: 'Bai' },
    });
  });

  it('have subtitles of their discs', async () => {
    expect((await libraryAlbumDetails(db, other, idOf(7), ORIGIN))?.discs).toEqual([
      { no: 1, subtitle: 'Day' },
      { no: 2, subtitle: 'Night' },
    ]);
    expect(await libraryAlbumDetails(db, other, 3401, ORIGIN)).toBeUndefined();
  });
});

describe('artists', () => {
  it('of songs only are shown when all are asked for', async () => {
    await db
      .updateTable('album')
      .set({ artist_id: idOf(2) })
      .where('id', '=', idOf(1))
      .execute();
    await db
      .updateTable('album')
      .set({ artist_id: idOf(2) })
      .where('id', '=', idOf(4))
      .execute();
    const named = async (role: 'album' | 'all') =>
      (await artists(other, { role })).artists.map(({ name }) => name);
    expect(await named('album')).toEqual(['Du']);
    expect(await named('all')).toEqual(['Bai', 'Du']);
    await db
      .updateTable('album')
      .set({ artist_id: idOf(1) })
      .where('id', 'in', [idOf(1), idOf(4)])
      .execute();
  });

  it('are ordered by songs and by plays', async () => {
    const bySongs = await artists(other, { order: 'songs' });
    expect(bySongs.artists.map(({ name, musicSize }) => [name, musicSize])).toEqual([
      ['Bai', 5],
      ['Du', 4],
    ]);
    expect((await artists(member, { order: 'plays' })).artists[0]?.name).toBe('Du');
  });

  it('have albums by kind and those on which they appear', async () => {
    const found = await libraryArtistAlbums(db, other, idOf(1), ORIGIN);
    const names = (list: { name: string }[]) => list.map(({ name }) => name);
    expect([names(found.albums), names(found.singles), names(found.appearsOn)]).toEqual([
      ['Moon'],
      ['123'],
      ['Guest'],
    ]);
    const du = await libraryArtistAlbums(db, other, idOf(2), ORIGIN);
    expect([names(du.live), names(du.compilations)]).toEqual([['Guest'], ['Box']]);
  });
});

describe('folders', () => {
  const open = async (viewer: Viewer, id?: number, deep = false) => {
    const content = await libraryFolder(db, viewer, id, { limit: 50, offset: 0, deep });
    const list = (folders: { name: string; musicSize: number }[]) =>
      folders.map(({ name, musicSize }) => [name, musicSize]);
    return {
      path: content.path.map(({ name }) => name),
      folders: list(content.folders),
      songs: content.songs.map(({ song }) => song.name),
      total: content.total,
    };
  };

  it('begin with the libraries, or with the only one', async () => {
    expect((await open(other)).folders).toEqual([
      ['Open', 2],
      ['Shared', 7],
    ]);
    expect(await open(guest)).toMatchObject({ path: ['Open'], songs: ['Autumn 1', 'Autumn 2'] });
  });

  it('have subfolders with the songs below them, and not those of folders with a longer name', async () => {
    expect((await open(other, 1000)).folders).toEqual([
      ['Li Bai', 4],
      ['Li Bais', 1],
    ]);
    expect(await open(other, 11)).toEqual({
      path: ['Shared', 'Li Bai'],
      folders: [['Moon', 3]],
      songs: ['Guest 1'],
      total: 1,
    });
    expect((await open(other, 11, true)).total).toBe(4);
  });
});

describe('overview', () => {
  it('has what the caller plays and has not played for long', async () => {
    const found = await libraryOverview(db, member, { now: NOW, origin: ORIGIN });
    expect(found.topSongs.map(({ song, playCount }) => [song.name, playCount])).toEqual([
      ['Autumn 1', 9],
      ['Moon 1', 4],
      ['Moon 2', 4],
    ]);
    expect(found.topAlbums.map(({ album }) => album.name)).toEqual(['Autumn', 'Moon']);
    expect(found.rediscover.map(({ album, playCount }) => [album.name, playCount])).toEqual([['Moon', 8]]);
    expect(found.recentAlbums[0]?.name).toBe('Secret');
    expect(found.genres[0]).toMatchObject({ key: 'jazz', musicSize: 4, albumSize: 2 });
  });
});
