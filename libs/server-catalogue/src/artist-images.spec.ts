import { type Db, openDb } from '@qingyin/server-db';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { toArtists } from './albums.ts';
import { libraryArtistAlbums } from './music-library/library-artist-albums.ts';
import { libraryArtists } from './music-library/library-artists.ts';
import { idOf, insertAlbums, insertArtists, insertLibrary } from './music-library/testing/library-rows.ts';
import type { Viewer } from './song-access.ts';

const ORIGIN = 'http://qingyin.test';
const all: Viewer = { userId: 7, libraries: [1, 2] };
const shared: Viewer = { userId: 8, libraries: [1] };

let db: Db;
beforeAll(async () => {
  db = await openDb(':memory:');
  await insertLibrary(db, 1);
  await insertLibrary(db, 2, { everyone: 0 });
  await insertArtists(db, { 1: 'Bai', 2: 'Du', 3: 'Wei' });
  await insertAlbums(db, [
    { no: 1, name: 'Old', year: 1984 },
    { no: 2, name: 'New', year: 2009 },
    { no: 3, name: 'Drawn', year: 2020 },
    { no: 4, name: 'Private', year: 2015, libraries: [2] },
    { no: 5, name: 'Own', artist: 2 },
    { no: 6, name: 'Plain', artist: 3 },
  ]);
  const picture = (table: 'album' | 'artist', no: number, image_key: string) =>
    db.updateTable(table).set({ image_key }).where('id', '=', idOf(no)).execute();
  for (const no of [1, 2, 4, 5]) await picture('album', no, `music-${no}`);
  await picture('artist', 2, 'music-portrait');
});
afterAll(() => db.destroy());

/** Names of the pictures of all artists, as three answers tell them. */
async function pictures(viewer: Viewer) {
  const rows = await db.selectFrom('artist').selectAll().orderBy('id').execute();
  const nameOf = (url: string | null = '') => /img\/([\w-]+)/.exec(url ?? '')?.[1];
  const view = { ...viewer, origin: ORIGIN };
  const page = { role: 'album', order: 'name', limit: 9, offset: 0 } as const;
  const list = await libraryArtists(db, viewer, page, ORIGIN);
  const answers = [
    (await toArtists(db, rows, view)).map(({ picUrl }) => nameOf(picUrl)),
    list.artists.map(({ picUrl }) => nameOf(picUrl)),
    await Promise.all(
      rows.map(async ({ id }) => nameOf((await libraryArtistAlbums(db, viewer, id, ORIGIN)).artist.picUrl)),
    ),
  ];
  expect(new Set(answers.map(String)).size).toBe(1);
  return answers[0];
}

it('shows the cover of the newest album that the viewer hears for artists without a picture', async () => {
  expect(await pictures(all)).toEqual(['music-4', 'music-portrait', 'artist-1000000003']);
  expect(await pictures(shared)).toEqual(['music-2', 'music-portrait', 'artist-1000000003']);
});
