import { afterEach, beforeEach, expect, it } from 'vitest';
import { createLibraryDatabase, type LibraryDatabase } from '../testing/library-database.ts';
import { loadCorrections } from './load-corrections.ts';
import type { PlayedTrack } from './songs-of-tracks.ts';

const WHOLE = { startMs: 0, endMs: null };
let library: LibraryDatabase;
let folderId: number;

beforeEach(async () => {
  library = await createLibraryDatabase();
  folderId = await library.addFolder('a');
});
afterEach(() => library.close());

/** A song that is played from a place of a file and has a correction, unless `fields` is undefined. */
async function addSong(
  id: number,
  fileId: number,
  sound: string,
  fields?: object,
  part = WHOLE,
): Promise<void> {
  const { db, libraryId } = library;
  await db
    .insertInto('song_file')
    .values({
      file_id: fileId,
      song_id: id,
      library_id: libraryId,
      start_ms: part.startMs,
      end_ms: part.endMs,
    })
    .execute();
  await db.insertInto('song_audio').values({ scope: 0, audio_hash: sound, song_id: id }).execute();
  if (!fields) return;
  const row = { user_id: 1, at: 1, undone_at: null, title: '', fields: JSON.stringify(fields) };
  const { id: correction_id } = await db
    .insertInto('correction')
    .values(row)
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.insertInto('corrected_song').values({ correction_id, song_id: id }).execute();
}
const loaded = async (...tracks: PlayedTrack[]) => [...(await loadCorrections(library.db, tracks)).values()];
const whole = (fileId: number, audioHash: string): PlayedTrack => ({ fileId, audioHash, part: WHOLE });

it('corrects the song of a file, and no other song with the same sound', async () => {
  const files = [
    await library.addFile({ folderId, name: '1.mp3', sound: 'same' }),
    await library.addFile({ folderId, name: '2.mp3', sound: 'same' }),
  ] as const;
  await addSong(1, files[0], 'same', { title: '改' });
  await addSong(2, files[1], 'same');
  expect(await loaded(whole(files[0], 'same'))).toEqual([{ title: '改' }]);
  expect(await loaded(whole(files[1], 'same'))).toEqual([]);
});

it('finds the song of a file that has been moved by its sound', async () => {
  const before = await library.addFile({ folderId, name: '1.mp3', sound: 'same' });
  await addSong(1, before, 'same', { title: '改' });
  const moved = await library.addFile({ folderId, name: 'moved.mp3', sound: 'same' });
  await library.db.updateTable('music_file').set({ missing_since: 5 }).where('id', '=', before).execute();
  expect(await loaded(whole(moved, 'same'))).toEqual([{ title: '改' }]);
});

it('follows a part whose start has moved a little', async () => {
  const file = await library.addFile({ folderId, name: 'CDImage.flac', sound: 'image' });
  await addSong(1, file, 'image@1000', { title: '改' }, { startMs: 1000, endMs: null });
  const at = (startMs: number): PlayedTrack => ({
    fileId: file,
    audioHash: 'image',
    part: { startMs, endMs: null },
  });
  expect(await loaded(at(1300))).toEqual([{ title: '改' }]);
  expect(await loaded(at(9000))).toEqual([]);
});
