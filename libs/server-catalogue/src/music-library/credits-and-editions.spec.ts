import { type Db, insertMany, openDb } from '@qingyin/server-db';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { artistById } from '../artist-songs.ts';
import { type Viewer, viewerOf } from '../song-access.ts';
import { libraryAlbumDetails } from './library-album-details.ts';
import { libraryArtistAlbums } from './library-artist-albums.ts';
import { libraryArtists } from './library-artists.ts';
import { librarySongs } from './library-songs.ts';
import { idOf, insertAlbums, insertArtists, insertLibrary, songIdOf } from './testing/library-rows.ts';

const ORIGIN = 'http://qingyin.test';
const [MEMBER, OTHER] = [7, 8];
const [COMPOSER, PLAYER, HIDDEN] = [4, 5, 6];
const GROUP = '6a1c1f7b-4c2e-4a4f-9a53-0c9e1d9a7c11';
/** Library 1 is for everyone with an account, 3 for MEMBER only. */
let db: Db;
let member: Viewer;
let other: Viewer;

beforeAll(async () => {
  db = await openDb(':memory:');
  await insertLibrary(db, 1);
  await insertLibrary(db, 3, { everyone: 0 });
  await db.insertInto('music_library_member').values({ library_id: 3, user_id: MEMBER }).execute();
  await insertArtists(db, { 1: 'Bai', 4: 'Beethoven', 5: 'Ma', 6: 'Nobody' });
  await insertAlbums(db, [
    { no: 1, name: 'Symphonies', songs: 5, year: 2003 },
    { no: 2, name: 'Symphonies (Deluxe)', year: 2013, libraries: [3] },
    { no: 3, name: 'Symphonies (Mono)', year: 1999 },
    { no: 4, name: 'Other name', year: 1985 },
    { no: 5, name: 'Symphonies', kind: 'single', year: 1984 },
  ]);
  await db.updateTable('library_album').set({ edition_key: 'title:symphonies' }).execute();
  await db
    .updateTable('library_album')
    .set({ release_group: GROUP, catalogue_no: 'RD-1', barcode: '4711', country: 'TW' })
    .where('album_id', 'in', [idOf(1), idOf(4)])
    .execute();
  await db
    .updateTable('library_album')
    .set({ edition_key: 'title:other' })
    .where('album_id', '=', idOf(4))
    .execute();
  const works = ['Fifth', 'Fifth', 'Sixth', '', 'Fifth'];
  for (const [at, work] of works.entries())
    await db
      .updateTable('library_song')
      .set({ work, movement: work && `Part ${at + 1}`, movement_no: work ? at + 1 : 0 })
      .where('song_id', '=', songIdOf(1, at + 1))
      .execute();
  const credit = (song_id: number, role: string, artist: number, detail = '', position = 0) => ({
    ...{ song_id, role, position, artist_id: idOf(artist), detail },
  });
  await insertMany(db, 'song_credit', [
    credit(songIdOf(1, 1), 'composer', COMPOSER),
    credit(songIdOf(1, 2), 'composer', COMPOSER),
    credit(songIdOf(1, 2), 'composer', PLAYER, '', 1),
    credit(songIdOf(1, 1), 'performer', PLAYER, 'cello', 2),
    credit(songIdOf(1, 2), 'performer', PLAYER, 'viola', 2),
    credit(songIdOf(2, 1), 'composer', COMPOSER),
    credit(songIdOf(2, 1), 'lyricist', HIDDEN),
  ]);
  [member, other] = [await viewerOf(db, MEMBER), await viewerOf(db, OTHER)];
});
afterAll(() => db.destroy());

const details = (no: number, viewer = other) => libraryAlbumDetails(db, viewer, idOf(no), ORIGIN);
const editions = async (no: number, viewer = other) =>
  (await details(no, viewer))?.editions.map(({ id }) => id - idOf(0));

describe('an album', () => {
  it('has the credits of its songs, with details that all of them share', async () => {
    expect((await details(1))?.credits).toEqual([
      {
        role: 'composer',
        artists: [
          { id: idOf(COMPOSER), name: 'Beethoven', detail: '' },
          { id: idOf(PLAYER), name: 'Ma', detail: '' },
        ],
      },
      { role: 'performer', artists: [{ id: idOf(PLAYER), name: 'Ma', detail: '' }] },
    ]);
  });

  it('has works of songs that follow each other, with their common composers', async () => {
    const movement = (no: number) => ({ id: songIdOf(1, no), name: `Part ${no}`, no });
    expect((await details(1))?.works).toEqual([
      {
        name: 'Fifth',
        composers: [{ id: idOf(COMPOSER), name: 'Beethoven' }],
        movements: [movement(1), movement(2)],
      },
    ]);
  });

  it('has editions by release group, else by title, artist and kind, that the viewer hears', async () => {
    expect(await editions(1)).toEqual([4, 3]);
    expect(await editions(1, member)).toEqual([4, 3, 2]);
    expect(await editions(3)).toEqual([1]);
    expect(await editions(5)).toEqual([]);
    expect(await details(1)).toMatchObject({ catalogueNumber: 'RD-1', barcode: '4711', country: 'TW' });
  });
});

describe('an artist of credits alone', () => {
  it('is seen with the songs that the viewer hears', async () => {
    const { roles } = await libraryArtistAlbums(db, other, idOf(COMPOSER), ORIGIN);
    expect(roles).toEqual([{ role: 'composer', musicSize: 2 }]);
    const own = await libraryArtistAlbums(db, member, idOf(COMPOSER), ORIGIN);
    expect(own.roles).toEqual([{ role: 'composer', musicSize: 3 }]);
    const page = { order: 'album' as const, artistId: idOf(COMPOSER), limit: 10, offset: 0 };
    const songs = await librarySongs(db, other, { ...page, role: 'composer' });
    expect(songs.songs.map(({ song }) => song.id)).toEqual([songIdOf(1, 1), songIdOf(1, 2)]);
    expect((await librarySongs(db, other, { ...page, role: 'lyricist' })).total).toBe(0);
    expect((await librarySongs(db, other, page)).total).toBe(0);
  });

  it('is listed by role, with the songs in that role', async () => {
    const page = { order: 'songs' as const, limit: 10, offset: 0 };
    const byRole = async (role: 'composer' | 'lyricist' | 'all', viewer = other) => {
      const { artists, roles } = await libraryArtists(db, viewer, { ...page, role }, ORIGIN);
      return {
        artists: artists.map(({ name, albumSize, musicSize }) => [name, albumSize, musicSize]),
        roles,
      };
    };
    const composers = [
      ['Beethoven', 0, 2],
      ['Ma', 0, 1],
    ];
    expect(await byRole('composer')).toEqual({ artists: composers, roles: ['composer', 'performer'] });
    expect((await byRole('lyricist')).artists).toEqual([]);
    expect(await byRole('lyricist', member)).toEqual({
      artists: [['Nobody', 0, 1]],
      roles: ['composer', 'lyricist', 'performer'],
    });
  });

  it('is listed by the plays of the songs in that role', async () => {
    await insertMany(db, 'play_record', [
      { user_id: OTHER, song_id: songIdOf(1, 2), plays: 3, seconds: 0, last_at: 1 },
      { user_id: OTHER, song_id: songIdOf(2, 1), plays: 9, seconds: 0, last_at: 1 },
    ]);
    const page = { order: 'plays' as const, role: 'performer' as const, limit: 10, offset: 0 };
    const { artists, total } = await libraryArtists(db, other, page, ORIGIN);
    expect([artists.map(({ name }) => name), total]).toEqual([['Ma'], 1]);
  });

  it('is not there for those who hear none of them', async () => {
    await expect(artistById(db, idOf(HIDDEN), other)).rejects.toThrow();
    await expect(libraryArtistAlbums(db, other, idOf(HIDDEN), ORIGIN)).rejects.toThrow();
    expect((await artistById(db, idOf(HIDDEN), member)).name).toBe('Nobody');
  });
});
