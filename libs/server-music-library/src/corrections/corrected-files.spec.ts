import { afterEach, beforeEach, expect, it } from 'vitest';
import { albumDraft, createLibraryDatabase, type LibraryDatabase } from '../testing/library-database.ts';
import { filesOfArtists } from './corrected-files.ts';

let library: LibraryDatabase;
beforeEach(async () => {
  library = await createLibraryDatabase();
});
afterEach(() => library.close());

it('finds the files of songs that credit an artist who sings none', async () => {
  const folderId = await library.addFolder('a');
  const fileId = await library.addFile({ folderId, name: '1.mp3', sound: 'a' });
  const artist = { identity: 'name:贝多芬', name: '贝多芬', mbid: '', sortName: '' };
  await library.apply(albumDraft([{ fileId, credits: [{ role: 'composer', artist, detail: '' }] }]));
  const { id } = await library.db
    .selectFrom('artist')
    .select('id')
    .where('name', '=', '贝多芬')
    .executeTakeFirstOrThrow();
  const files = (libraries?: number[]) => filesOfArtists(library.db, [id], libraries);
  expect(await files()).toMatchObject([{ fileId, folderId, folder: 'a' }]);
  expect(await files([library.libraryId])).toHaveLength(1);
  expect(await files([library.libraryId + 1])).toEqual([]);
});
