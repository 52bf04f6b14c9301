import { afterAll, beforeAll, expect, it } from 'vitest';
import { createLibraryDatabase, type LibraryDatabase } from '../testing/library-database.ts';
import { forgetPlaylistFiles, writePlaylistFiles } from './playlist-file-rows.ts';
import type { ScanContext } from './scan-context.ts';

let library: LibraryDatabase;
beforeAll(async () => {
  library = await createLibraryDatabase();
});
afterAll(() => library.close());

const list = (name: string, size = 1) => ({ name, size, modifiedAt: 1, inode: '' });
const write = (path: string, ...playlists: ReturnType<typeof list>[]) =>
  writePlaylistFiles(library.db, library.libraryId, { path, playlists });
const paths = async () =>
  (await library.db.selectFrom('music_playlist_file').select('path').orderBy('path').execute()).map(
    ({ path }) => path,
  );

it('equal the listing of their folder, and leave the subfolders alone', async () => {
  await write('', list('a.m3u'), list('b.m3u'));
  await write('Bai', list('c.m3u'), list('d.m3u'));
  await write('Bai/Moon', list('e.m3u'));
  await write('Bais', list('f.m3u'));
  await write('Bai', list('d.m3u', 5));
  await write('', list('b.m3u'));
  expect(await paths()).toEqual(['Bai/Moon/e.m3u', 'Bai/d.m3u', 'Bais/f.m3u', 'b.m3u']);
  const changed = library.db.selectFrom('music_playlist_file').select('size').where('path', '=', 'Bai/d.m3u');
  expect(await changed.executeTakeFirst()).toEqual({ size: 5 });
});

it('are forgotten with their folder', async () => {
  const scan = { db: library.db, writer: library.writer, library: { id: library.libraryId } } as ScanContext;
  await forgetPlaylistFiles(scan, [{ path: 'Bai' }, { path: 'Bais' }]);
  expect(await paths()).toEqual(['Bai/Moon/e.m3u', 'b.m3u']);
});
