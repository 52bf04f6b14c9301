import { type Db, openDb } from '@qingyin/server-db';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { toAlbums } from './albums.ts';
import { artistById } from './artist-songs.ts';
import { libraryArtistAlbums } from './music-library/library-artist-albums.ts';
import { libraryArtists } from './music-library/library-artists.ts';
import { idOf, insertAlbums, insertArtists, insertLibrary } from './music-library/testing/library-rows.ts';
import type { Viewer } from './song-access.ts';

const ORIGIN = 'http://qingyin.test';
const member: Viewer = { userId: 7, libraries: [1, 2] };
const other: Viewer = { userId: 8, libraries: [2] };

/** Du and Wei share an album of Bai; Wei sings no song. */
let db: Db;
beforeAll(async () => {
  db = await openDb(':memory:');
  await insertLibrary(db, 1, { everyone: 0 });
  await insertLibrary(db, 2);
  await insertArtists(db, { 1: 'Bai', 2: 'Du', 3: 'Wei' });
  await insertAlbums(db, [
    { no: 1, name: 'Shared', furtherArtists: [3, 2] },
    { no: 2, name: 'Own', artist: 2, libraries: [2] },
  ]);
});
afterAll(() => db.destroy());

it('names all artists of an album in their order', async () => {
  const rows = await db.selectFrom('album').selectAll().orderBy('id').execute();
  const albums = await toAlbums(db, rows, { ...member, origin: ORIGIN });
  expect(albums.map(({ artist, artists }) => [artist.name, artists.map(({ name }) => name)])).toEqual([
    ['Bai', ['Bai', 'Wei', 'Du']],
    ['Du', ['Du']],
  ]);
  expect(albums[0]?.artists.map(({ albumSize }) => albumSize)).toEqual([1, 1, 2]);
});

it('lists an album among those of each of its artists, once', async () => {
  const { albums, appearsOn } = await libraryArtistAlbums(db, member, idOf(2), ORIGIN);
  expect([albums, appearsOn].map((list) => list.map(({ name }) => name))).toEqual([['Own', 'Shared'], []]);
  const page = { role: 'album', order: 'name', limit: 9, offset: 0 } as const;
  const list = await libraryArtists(db, member, page, ORIGIN);
  expect(list.artists.map(({ name, albumSize }) => [name, albumSize])).toEqual([
    ['Bai', 1],
    ['Du', 2],
    ['Wei', 1],
  ]);
});

it('shows an artist without songs only to those who hear the shared album', async () => {
  expect(await artistById(db, idOf(3), member)).toMatchObject({ name: 'Wei' });
  await expect(artistById(db, idOf(3), other)).rejects.toMatchObject({ code: 404 });
});
