import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { folderLibrary } from '../libraries/library-settings.ts';
import { libraryProblems, libraryStatus } from '../libraries/library-status.ts';
import { albumDraft, createLibraryDatabase, type LibraryDatabase } from '../testing/library-database.ts';
import { setLibraryState } from './library-state.ts';

const NOW = 1_800_000_000_000;

let library: LibraryDatabase;
beforeEach(async () => {
  library = await createLibraryDatabase();
  const folderId = await library.addFolder('a');
  const fileId = await library.addFile({ folderId, name: '1.mp3', sound: 'a' });
  await library.addFile({ folderId, name: '2.mp3', sound: '' });
  await library.db
    .updateTable('music_file')
    .set({ state: 'failed', error: 'truncated' })
    .where('name', '=', '2.mp3')
    .execute();
  await library.apply(albumDraft([{ fileId }]));
});
afterEach(() => library.close());

const status = async () =>
  libraryStatus(library.db, await folderLibrary(library.db, library.libraryId), {
    watching: 'off',
    scan: undefined,
  });
const setState = async (reason: '' | 'many-missing') =>
  setLibraryState(
    library.db,
    library.writer,
    await folderLibrary(library.db, library.libraryId),
    reason,
    reason ? { known: 10, gone: 7 } : undefined,
    NOW,
  );
const song = () =>
  library.db
    .selectFrom('song')
    .innerJoin('library_song', 'library_song.song_id', 'song.id')
    .select(['available', 'missing_since'])
    .executeTakeFirst();

describe('setLibraryState', () => {
  it('greys the songs of an offline library without making them missing, and brings them back', async () => {
    await setState('many-missing');
    expect(await song()).toEqual({ available: 0, missing_since: null });
    expect(await status()).toMatchObject({ state: 'offline', reason: 'many-missing', missing: 7 });
    await setState('');
    expect(await song()).toEqual({ available: 1, missing_since: null });
    expect(await status()).toMatchObject({ state: 'online', reason: '', missing: 0 });
  });
});

describe('libraryStatus', () => {
  it('counts files, songs, albums and what could not be read', async () => {
    expect(await status()).toMatchObject({ files: 2, failed: 1, songs: 1, albums: 1 });
    const page = { limit: 10, offset: 0 };
    expect(await libraryProblems(library.db, library.libraryId, page)).toEqual([
      { path: 'a/2.mp3', error: 'truncated' },
    ]);
  });
});
