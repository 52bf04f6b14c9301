import { createHash } from 'node:crypto';
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { encode } from '@qingyin/text-encoding/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sheetText, type TrackInSpec } from '../cue/testing/sheet-text.ts';
import { walkFolder } from '../folders/walk-folder.ts';
import { createLibraryDatabase, type LibraryDatabase } from '../testing/library-database.ts';
import { removeTemporaryFolders, temporaryFolder } from '../testing/temporary-folder.ts';
import { writeSound } from '../testing/write-sound.ts';
import { scanLibrary } from './scan-library.ts';

const TRACKS: TrackInSpec[] = [
  { title: '静夜思', start: '00:00:00' },
  { title: '关山月', start: '00:10:37' },
  { title: '蜀道难', start: '00:20:00' },
];
const TITLES = TRACKS.map(({ title }) => title);

let library: LibraryDatabase;
let root: string;
let minute: number;
removeTemporaryFolders();
beforeEach(async () => {
  library = await createLibraryDatabase();
  root = temporaryFolder();
  minute = 0;
  await library.db.updateTable('music_library').set({ path: root }).execute();
  // Parts are played converted, so songs of parts are available on servers that convert.
  await library.db.insertInto('setting').values({ name: 'music-converts', value: '1' }).execute();
  writeSound(join(root, '山中/CDImage.wav'), 3, 30);
});
afterEach(() => library.close());

/** Writes a sheet beside the sound file, with another time each time. */
const writeSheet = (tracks = TRACKS, more = {}, path = '山中/CDImage.cue'): void =>
  writeFileSync(join(root, path), encode(sheetText(tracks, more), 'gb18030'));
const removeSheet = (): void => rmSync(join(root, '山中/CDImage.cue'));

/** Scans, until the signal was looked at so many times, which happens before each transaction. */
const scan = (full = false, looks = Number.POSITIVE_INFINITY) => {
  const { signal } = new AbortController();
  let left = looks;
  signal.throwIfAborted = () => {
    left -= 1;
    if (left < 0) throw new Error('killed');
  };
  return scanLibrary({
    db: library.db,
    job: { libraryId: library.libraryId, full, folders: undefined, confirmed: false },
    now: () => 1_800_000_000_000 + (minute += 60_000),
    signal,
    onProgress: () => undefined,
    onReading: () => undefined,
  });
};

/** Songs that are heard, in order. */
const heard = () =>
  library.db
    .selectFrom('song_file')
    .innerJoin('song', 'song.id', 'song_file.song_id')
    .innerJoin('music_file', 'music_file.id', 'song_file.file_id')
    .innerJoin('library_song', 'library_song.song_id', 'song.id')
    .select(['song.id', 'song.name', 'song_file.start_ms', 'song_file.end_ms', 'song.duration_ms'])
    .select(['song.available', 'library_song.lyric'])
    .where('music_file.missing_since', 'is', null)
    .orderBy('music_file.name')
    .orderBy('song_file.start_ms')
    .execute();
const heardIds = async (): Promise<number[]> => (await heard()).map(({ id }) => id);
const heardNames = async (): Promise<string[]> => (await heard()).map(({ name }) => name);
const missing = async (): Promise<number[]> =>
  (
    await library.db
      .selectFrom('library_song')
      .select('song_id')
      .where('missing_since', 'is not', null)
      .orderBy('song_id')
      .execute()
  ).map((row) => row.song_id);
const likesOf = async (): Promise<number[]> =>
  (await library.db.selectFrom('resource_like').select('resource_id').execute()).map(
    (row) => row.resource_id,
  );
const like = (id: number | undefined) =>
  library.db
    .insertInto('resource_like')
    .values({ user_id: 1, resource_type: 4, resource_id: id ?? 0, created_at: 1 })
    .execute();

/** Hash that a version without sheets stored for a folder: over names, sizes and times. */
async function signatureOfThatVersion(path: string): Promise<string> {
  for await (const listing of walkFolder(root, { from: [path] })) {
    const files = [...listing.cues, ...listing.sounds].sort((a, b) => (a.name < b.name ? -1 : 1));
    const stated = files.map(({ name, size, modifiedAt }) => [name, size, modifiedAt]);
    return createHash('sha256')
      .update(JSON.stringify([stated, listing.folders, 0, false]))
      .digest('base64url');
  }
  throw new Error('no folder');
}

describe('a CUE sheet beside a sound file', () => {
  it('makes songs of its tracks, which a further scan leaves as they are', async () => {
    writeSheet();
    await scan();
    const songs = await heard();
    expect(songs).toMatchObject([
      { name: '静夜思', start_ms: 0, end_ms: 10_493, duration_ms: 10_493, available: 1 },
      { name: '关山月', start_ms: 10_493, end_ms: 20_000, duration_ms: 9507, available: 1 },
      { name: '蜀道难', start_ms: 20_000, end_ms: null, duration_ms: 10_000, available: 1 },
    ]);
    await scan();
    await scan(true);
    expect(await heard()).toEqual(songs);
    expect(await missing()).toEqual([]);
  });

  it('gives each song its share of the size of the file', async () => {
    await scan();
    const sizes = async () => {
      const ids = await heardIds();
      const rows = await library.db.selectFrom('song').select(['id', 'file_size']).execute();
      return ids.map((id) => rows.find((row) => row.id === id)?.file_size ?? 0);
    };
    const [whole = 0] = await sizes();
    writeSheet();
    await scan();
    const parts = await sizes();
    expect(parts.map((size) => Math.round((size / whole) * 100))).toEqual([35, 32, 33]);
  });

  it('makes the song of the whole file give way, and return when it is removed, each with its likes', async () => {
    await scan();
    const [whole = 0] = await heardIds();
    await like(whole);
    writeSheet();
    await scan();
    const parts = await heardIds();
    expect(await heardNames()).toEqual(TITLES);
    expect(parts).not.toContain(whole);
    expect(await missing()).toEqual([whole]);
    await like(parts[0]);
    removeSheet();
    await scan();
    expect(await heard()).toMatchObject([{ id: whole, start_ms: 0, end_ms: null, available: 1 }]);
    expect(await missing()).toEqual(parts);
    writeSheet();
    await scan();
    expect(await heardIds()).toEqual(parts);
    expect(await missing()).toEqual([whole]);
    expect(await likesOf()).toEqual([whole, parts[0]]);
  });

  it('keeps the songs of a corrected sheet', async () => {
    writeSheet();
    await scan();
    const before = await heardIds();
    writeSheet([
      { title: '静夜思', start: '00:00:10' },
      { title: '关山月（现场）', start: '00:11:20' },
      { title: '蜀道难', start: '00:19:40' },
    ]);
    await scan();
    expect(await heard()).toMatchObject([
      { id: before[0], start_ms: 0, end_ms: 11_267 },
      { id: before[1], name: '关山月（现场）', start_ms: 11_267, end_ms: 19_533 },
      { id: before[2], start_ms: 19_533, end_ms: null },
    ]);
    expect(await missing()).toEqual([]);
  });

  it.each([
    ['far from another', '00:15:00', 2],
    ['a moment before another', '00:09:60', 1],
  ])('keeps the other songs when a track is added %s', async (_where, start, at) => {
    writeSheet();
    await scan();
    const before = await heardIds();
    writeSheet(TRACKS.toSpliced(at, 0, { title: '行路难', start }));
    await scan();
    const after = await heardIds();
    const [added] = after.splice(at, 1);
    expect(after).toEqual(before);
    expect(before).not.toContain(added);
    writeSheet();
    await scan();
    expect(await heardIds()).toEqual(before);
    expect(await missing()).toEqual([added]);
  });

  it('keeps the songs of a folder that was moved, with its file renamed and the sheet retitled', async () => {
    writeSheet();
    await scan();
    const before = await heardIds();
    renameSync(join(root, '山中'), join(root, '水边'));
    renameSync(join(root, '水边/CDImage.wav'), join(root, '水边/水边.wav'));
    writeSheet(
      TRACKS.map((track) => ({ ...track, title: `${track.title}新` })),
      { title: '水边' },
      '水边/CDImage.cue',
    );
    await scan();
    expect(await heardIds()).toEqual(before);
    expect(await heardNames()).toEqual(TITLES.map((title) => `${title}新`));
  });

  it('is read once after an update from a version that did not read sheets', async () => {
    await scan();
    const [whole = 0] = await heardIds();
    writeSheet();
    const { db } = library;
    const signature = await signatureOfThatVersion('山中');
    await db.updateTable('music_folder').set({ signature }).where('path', '=', '山中').execute();
    await scan();
    expect(await heardNames()).toEqual(TITLES);
    expect(await missing()).toEqual([whole]);
  });

  it('is nothing for files that are not there, and no error when it is none', async () => {
    writeSheet(TRACKS, { file: 'other.wav' });
    writeSound(join(root, '山中/second.wav'), 5, 12);
    writeFileSync(join(root, '山中/second.cue'), 'nothing');
    mkdirSync(join(root, '空'));
    writeSheet(TRACKS, {}, '空/x.cue');
    await scan();
    expect(await heardNames()).toEqual([...TITLES, 'second']);
    rmSync(join(root, '山中/CDImage.cue'));
    writeSheet(TRACKS, { file: 'other.wav' }, '山中/x.cue');
    await scan();
    expect(await heardNames()).toEqual(['CDImage', 'second']);
  });

  it('gives parts the lyrics that are named like them, and never those of the whole file', async () => {
    writeSheet();
    writeFileSync(join(root, '山中/CDImage.lrc'), '[00:01.00]整张');
    writeFileSync(join(root, '山中/02 - 关山月.lrc'), '[00:01.00]明月出天山');
    await scan();
    expect((await heard()).map(({ lyric }) => lyric)).toEqual(['', '[00:01.00]明月出天山', '']);
  });

  it('makes one song of a track that is there in two formats', async () => {
    writeSheet();
    writeSound(join(root, '山中/CDImage.wave'), 7, 30);
    renameSync(join(root, '山中/CDImage.wave'), join(root, '山中/CDImage.flac'));
    await scan();
    const ids = await heardIds();
    expect(ids).toHaveLength(6);
    expect(ids.slice(0, 3)).toEqual(ids.slice(3));
    expect(new Set(ids).size).toBe(3);
  });

  it('gives parts the songs of a file that was converted', async () => {
    writeSheet();
    await scan();
    const before = await heardIds();
    rmSync(join(root, '山中/CDImage.wav'));
    writeSound(join(root, '山中/CDImage.wave.wav'), 3, 30);
    await scan();
    expect(await heardIds()).toEqual(before);
  });

  it.each([1, 2, 3, 4, 5, 6, 7, 8, 9])(
    'comes, is corrected and goes with the same songs when each scan ends after %i steps',
    async (looks) => {
      const interrupted = async (): Promise<void> => {
        await scan(false, looks).catch(() => undefined);
        await scan();
      };
      await scan();
      const [whole = 0] = await heardIds();
      writeSheet();
      await interrupted();
      const parts = await heardIds();
      expect(await heardNames()).toEqual(TITLES);
      writeSheet(TRACKS.map((track) => ({ ...track, start: track.start.replace(/00$|37$/, '60') })));
      await interrupted();
      expect(await heardIds()).toEqual(parts);
      expect(await missing()).toEqual([whole]);
      removeSheet();
      await interrupted();
      expect(await heardIds()).toEqual([whole]);
      expect(await missing()).toEqual(parts);
    },
  );
});
