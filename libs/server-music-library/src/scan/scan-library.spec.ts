import { searchKinds } from '@qingyin/contract';
import { findIndexChanges } from '@qingyin/server-search';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createLibraryDatabase, type LibraryDatabase } from '../testing/library-database.ts';
import { removeTemporaryFolders, temporaryFolder } from '../testing/temporary-folder.ts';
import { writeSound } from '../testing/write-sound.ts';
import { scanLibrary } from './scan-library.ts';

const FILES = [
  '林间/山中/01 歌曲.wav',
  '林间/山中/02 歌曲.wav',
  '林间/水边/CD1/01 歌曲.wav',
  '林间/水边/CD2/01 歌曲.wav',
];

let library: LibraryDatabase;
let folder: string;
removeTemporaryFolders();
beforeEach(async () => {
  library = await createLibraryDatabase();
  folder = temporaryFolder();
  await library.db.updateTable('music_library').set({ path: folder }).execute();
  FILES.forEach((file, index) => writeSound(join(folder, file), index + 1));
});
afterEach(() => library.close());

/** Scans, until the signal was looked at so many times, which happens before each transaction. */
const scan = (looks = Number.POSITIVE_INFINITY) => {
  const { signal } = new AbortController();
  let left = looks;
  signal.throwIfAborted = () => {
    left -= 1;
    if (left < 0) throw new Error('killed');
  };
  return scanLibrary({
    db: library.db,
    job: { libraryId: library.libraryId, full: false, folders: undefined, confirmed: false },
    now: Date.now,
    signal,
    onProgress: () => undefined,
    onReading: () => undefined,
  });
};

const stateOf = async () => {
  const songs = await library.db
    .selectFrom('song')
    .innerJoin('library_song', 'library_song.song_id', 'song.id')
    .innerJoin('music_file', 'music_file.id', 'library_song.file_id')
    .innerJoin('music_folder', 'music_folder.id', 'music_file.folder_id')
    .innerJoin('album', 'album.id', 'song.album_id')
    .select(['music_folder.path', 'music_file.name', 'song.name as title', 'album.name as album'])
    .orderBy('music_folder.path')
    .orderBy('music_file.name')
    .execute();
  const ids = (await library.db.selectFrom('song').select('id').execute()).map(({ id }) => id);
  const albums = (await library.db.selectFrom('album').select('id').execute()).map(({ id }) => id);
  const dirty = await library.db.selectFrom('music_folder').select('path').where('dirty', '=', 1).execute();
  const terms = await library.db
    .selectFrom('search_term')
    .select(['kind', 'term'])
    .orderBy('kind')
    .orderBy('term')
    .execute();
  const unindexed = [
    ...(await findIndexChanges(library.db, searchKinds.song, ids)),
    ...(await findIndexChanges(library.db, searchKinds.album, albums)),
  ];
  return { songs, albums: albums.length, dirty, terms, unindexed };
};

it('finds songs and albums of a folder, and nothing new the second time', async () => {
  expect(await scan()).toMatchObject({ found: 4, read: 4, failed: 0 });
  const state = await stateOf();
  expect(state).toMatchObject({ albums: 2, dirty: [], unindexed: [] });
  expect(state.songs).toHaveLength(FILES.length);
  expect(await scan()).toMatchObject({ found: 4, read: 0 });
  expect(await stateOf()).toEqual(state);
});

it.each([2, 4, 6, 8, 10, 12, 14, 16, 18, 20])(
  'continues a scan that ended after %i steps, with the same result',
  async (looks) => {
    await expect(scan(looks)).rejects.toThrow('killed');
    await scan();
    const state = await stateOf();
    await library.close();
    library = await createLibraryDatabase();
    await library.db.updateTable('music_library').set({ path: folder }).execute();
    await scan();
    expect(state).toEqual(await stateOf());
  },
);
