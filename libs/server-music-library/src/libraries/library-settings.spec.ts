import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createLibraryDatabase, type LibraryDatabase } from '../testing/library-database.ts';
import { folderLibraries, syncLibrariesFromOptions, updateLibrary } from './library-settings.ts';

const NOW = 1_800_000_000_000;
const SETTINGS = { name: '别的', everyone: false, guests: true, members: [], watch: false };

let library: LibraryDatabase;
beforeEach(async () => {
  library = await createLibraryDatabase();
});
afterEach(() => library.close());

describe('syncLibrariesFromOptions', () => {
  it('adds folders once, for everyone with an account, named after the folder', async () => {
    await syncLibrariesFromOptions(library.db, ['/srv/老歌', '/srv/老歌'], NOW);
    await syncLibrariesFromOptions(library.db, ['/srv/老歌'], NOW);
    const [, added, ...more] = await folderLibraries(library.db);
    expect(added).toMatchObject({ name: '老歌', everyone: 1, guests: 0, watch: 1, from_options: 1 });
    expect(more).toEqual([]);
  });

  it('keeps a library that is not named any more and brings a removed one back', async () => {
    const { db } = library;
    await syncLibrariesFromOptions(db, ['/srv/a'], NOW);
    await syncLibrariesFromOptions(db, [], NOW);
    await db.updateTable('music_library').set({ removed_at: NOW }).where('path', '=', '/srv/a').execute();
    expect((await folderLibraries(db))[1]).toMatchObject({ from_options: 0 });
    await syncLibrariesFromOptions(db, ['/srv/a'], NOW);
    expect((await folderLibraries(db))[1]).toMatchObject({ from_options: 1, removed_at: null });
  });
});

describe('updateLibrary', () => {
  it('changes settings', async () => {
    await updateLibrary(library.db, library.libraryId, SETTINGS);
    expect((await folderLibraries(library.db))[0]).toMatchObject({ name: '别的', everyone: 0, guests: 1 });
  });

  it('changes nothing for an unknown member or library', async () => {
    const unknown = updateLibrary(library.db, library.libraryId, { ...SETTINGS, members: [987_654_321] });
    await expect(unknown).rejects.toMatchObject({ code: 400 });
    expect((await folderLibraries(library.db))[0]).toMatchObject({ name: '音乐' });
    await expect(updateLibrary(library.db, 99, SETTINGS)).rejects.toMatchObject({ code: 404 });
  });
});
