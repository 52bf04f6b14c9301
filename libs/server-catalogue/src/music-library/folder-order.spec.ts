import { type Db, openDb } from '@qingyin/server-db';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { heardLibraries } from './heard-libraries.ts';
import { libraryFolder } from './library-folders.ts';
import { insertAlbums, insertArtists, insertLibrary } from './testing/library-rows.ts';

/** In the order of bopomofo and of Persian; that of strokes, and that of Arabic, is the other way round. */
const NAMES = ['包', '力', 'وان', 'هەولێر'];
const viewer = { userId: 7, libraries: [1, 2, 3, 4] };
let db: Db;

beforeAll(async () => {
  db = await openDb(':memory:');
  for (const [at, name] of [...NAMES].reverse().entries())
    await insertLibrary(db, at + 1, {
      name,
      folders: at === 0 ? Object.fromEntries(NAMES.map((folder, no) => [14 - no, folder])) : {},
    });
  await insertArtists(db, { 1: 'Bai' });
  await insertAlbums(
    db,
    NAMES.map((name, no) => ({ no: no + 1, name, folder: 14 - no, libraries: [1] })),
  );
});
afterAll(() => db.destroy());

it.each([
  ['zh-TW', NAMES.slice(0, 2)],
  ['ku-IQ', NAMES.slice(2)],
])('libraries and folders have the order of lists in %s', async (locale, expected) => {
  const page = { limit: 9, offset: 0, deep: false, locale };
  const roots = await libraryFolder(db, viewer, undefined, page);
  const { folders } = await libraryFolder(db, viewer, 1000, page);
  for (const list of [await heardLibraries(db, viewer, locale), roots.folders, folders]) {
    const names = list.map(({ name }) => name);
    expect(names.filter((name) => expected.includes(name))).toEqual(expected);
  }
});
