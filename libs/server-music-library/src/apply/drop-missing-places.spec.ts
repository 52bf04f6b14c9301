import { afterEach, beforeEach, expect, it } from 'vitest';
import { albumDraft, createLibraryDatabase, type LibraryDatabase } from '../testing/library-database.ts';
import { dropMissingPlaces } from './drop-missing-places.ts';

const NOW = 1_800_000_000_000;
let library: LibraryDatabase;
let files: [here: number, there: number];
let songId: number;

/** One song with two files, the second one in a library of its own. */
beforeEach(async () => {
  library = await createLibraryDatabase();
  const { db } = library;
  const folderId = await library.addFolder('山中');
  files = [
    await library.addFile({ folderId, name: '01.flac', sound: 'flac:a', bits: 16 }),
    await library.addFile({ folderId, name: '01.mp3', sound: 'mp3:a' }),
  ];
  await library.apply(albumDraft(files.map((fileId) => ({ fileId, title: '静夜思', trackNo: 1 }))));
  songId = (await library.songOf(files[0])) ?? 0;
  const known = await db.selectFrom('music_library').selectAll().executeTakeFirstOrThrow();
  const { id: _id, ...row } = known;
  const other = await db
    .insertInto('music_library')
    .values({ ...row, path: '/nonexistent/other' })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const table of ['song_file', 'music_file'] as const)
    await db
      .updateTable(table)
      .set({ library_id: other.id })
      .where(table === 'song_file' ? 'file_id' : 'id', '=', files[1])
      .execute();
});
afterEach(() => library.close());

const lose = (id: number) =>
  library.db.updateTable('music_file').set({ missing_since: NOW }).where('id', '=', id).execute();
const kept = async () =>
  (await library.db.selectFrom('song_file').select('file_id').orderBy('file_id').execute()).map(
    (row) => row.file_id,
  );

it('a song that was moved to another library is not heard in the old one any more', async () => {
  expect(await library.songOf(files[1])).toBe(songId);
  await lose(files[0]);
  await dropMissingPlaces(library.db, [songId]);
  expect(await kept()).toEqual([files[1]]);
});

it('a song all of whose files are missing, or none, keeps its libraries', async () => {
  await dropMissingPlaces(library.db, [songId]);
  for (const id of files) await lose(id);
  await dropMissingPlaces(library.db, [songId]);
  expect(await kept()).toEqual(files);
});
