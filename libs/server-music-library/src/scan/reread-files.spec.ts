import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { flacOf, tone } from '@qingyin/audio-dsp/testing';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createLibraryDatabase, type LibraryDatabase } from '../testing/library-database.ts';
import { removeTemporaryFolders, temporaryFolder } from '../testing/temporary-folder.ts';
import { writeSound } from '../testing/write-sound.ts';
import { scanLibrary } from './scan-library.ts';

let library: LibraryDatabase;
let folder: string;
removeTemporaryFolders();
beforeEach(async () => {
  library = await createLibraryDatabase();
  folder = temporaryFolder();
  await library.db.updateTable('music_library').set({ path: folder }).execute();
  for (const [at, name] of ['1.wav', '2.wav'].entries()) writeSound(join(folder, '山中', name), at + 1);
  await scan();
});
afterEach(() => library.close());

const scan = (onReading: (fileIds: readonly number[]) => void = () => undefined) =>
  scanLibrary({
    db: library.db,
    job: { libraryId: library.libraryId, full: false, folders: undefined, confirmed: false },
    now: Date.now,
    signal: new AbortController().signal,
    onProgress: () => undefined,
    onReading,
  });
const files = () =>
  library.db
    .selectFrom('music_file')
    .select(['name', 'state', 'reread', 'tries', 'tags', 'bits'])
    .orderBy('name')
    .execute();

it('reads files of an earlier version once more', async () => {
  await library.db.updateTable('music_file').set({ reread: 1, tags: '', bits: 0 }).execute();
  expect(await scan()).toMatchObject({ read: 2, failed: 0 });
  for (const file of await files()) expect(file).toMatchObject({ state: 'read', reread: 0, bits: 16 });
  expect((await scan()).read).toBe(0);
});

it('keeps what was known of a file that cannot be read any more', async () => {
  const [before] = await files();
  await library.db.updateTable('music_file').set({ reread: 1 }).execute();
  // Of the same size and time, so that the folder looks unchanged.
  await library.db.updateTable('music_folder').set({ dirty: 0 }).execute();
  writeFileSync(join(folder, '山中', '1.wav'), '');
  const { size, mtimeMs } = await import('node:fs').then(({ statSync }) =>
    statSync(join(folder, '山中', '1.wav')),
  );
  await library.db
    .updateTable('music_file')
    .set({ size, modified_at: Math.floor(mtimeMs) })
    .where('name', '=', '1.wav')
    .execute();
  expect(await scan()).toMatchObject({ failed: 0 });
  expect((await files())[0]).toMatchObject({ state: 'read', reread: 0, tags: before?.tags });
});

it.each([0, 1])(
  'lets files wait for the next scan that the disk keeps from being read, tries: %i',
  async (tries) => {
    await library.db.updateTable('music_file').set({ reread: 1, bits: 0, tries }).execute();
    const [there, away] = [join(folder, '山中'), join(folder, '云中')];
    expect(await scan(() => existsSync(there) && renameSync(there, away))).toMatchObject({
      read: 2,
      failed: 0,
    });
    for (const file of await files()) expect(file).toMatchObject({ state: 'read', reread: 1, bits: 0 });
    renameSync(away, there);
    await scan();
    for (const file of await files()) expect(file).toMatchObject({ state: 'read', reread: 0, bits: 16 });
  },
);

it('reads files on their own during whose reading the process ended once', async () => {
  await library.db.updateTable('music_file').set({ reread: 1, bits: 0, tries: 1 }).execute();
  const reading: number[] = [];
  expect(await scan((ids) => reading.push(ids.length))).toMatchObject({ read: 2 });
  expect(reading.filter((count) => count > 0)).toEqual([1, 1]);
  for (const file of await files())
    expect(file).toMatchObject({ state: 'read', reread: 0, tries: 0, bits: 16 });
});

it('leaves out files that ended the process twice when they were read', async () => {
  await library.db.updateTable('music_file').set({ reread: 1, tries: 2 }).execute();
  expect((await scan()).read).toBe(0);
});

/** The block CUESHEET of FLAC, with tracks that start at these samples. */
function sheetBlock(starts: readonly number[]): Buffer {
  const block = Buffer.alloc(4 + 396 + 48 * starts.length);
  block.writeUInt32BE(block.length - 4);
  block[0] = 5;
  block[4 + 395] = starts.length;
  for (const [index, start] of starts.entries()) {
    const track = block.subarray(400 + 48 * index);
    track.writeBigUInt64BE(BigInt(start));
    track[8] = index + 1;
    track[35] = 1;
    track[36 + 8] = 1;
  }
  return block;
}

it('divides a FLAC file by its block CUESHEET that an earlier version did not keep', async () => {
  await library.db.insertInto('setting').values({ name: 'music-converts', value: '1' }).execute();
  const flac = await flacOf(tone(9));
  const infoEnd = 4 + 4 + 34;
  const parts = [flac.subarray(0, infoEnd), sheetBlock([0, 3 * 44_100, 6 * 44_100]), flac.subarray(infoEnd)];
  mkdirSync(join(folder, '江上'));
  writeFileSync(join(folder, '江上', 'CDImage.flac'), Buffer.concat(parts));
  const names = async () =>
    (
      await library.db
        .selectFrom('song_file')
        .innerJoin('song', 'song.id', 'song_file.song_id')
        .innerJoin('music_file', 'music_file.id', 'song_file.file_id')
        .select('song.name')
        .where('music_file.name', '=', 'CDImage.flac')
        .orderBy('song_file.start_ms')
        .execute()
    ).map(({ name }) => name);
  await scan();
  const flacs = library.db.updateTable('music_file').where('name', '=', 'CDImage.flac');
  const { tags } = await library.db
    .selectFrom('music_file')
    .select('tags')
    .where('name', '=', 'CDImage.flac')
    .executeTakeFirstOrThrow();
  const withoutSheet = { ...(JSON.parse(tags) as object), cueSheet: undefined };
  await flacs.set({ tags: JSON.stringify(withoutSheet) }).execute();
  await library.db.updateTable('music_folder').set({ dirty: 1 }).execute();
  await scan();
  expect(await names()).toEqual(['CDImage']);
  await flacs.set({ reread: 1 }).execute();
  await scan();
  expect(await names()).toEqual(['音轨 01', '音轨 02', '音轨 03']);
});
