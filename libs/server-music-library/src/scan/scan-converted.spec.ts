import { encode } from '@qingyin/text-encoding/testing';
import { execFileSync, spawnSync } from 'node:child_process';
import { appendFileSync, copyFileSync, renameSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createLibraryDatabase, type LibraryDatabase } from '../testing/library-database.ts';
import { removeTemporaryFolders, temporaryFolder } from '../testing/temporary-folder.ts';
import { scanLibrary } from './scan-library.ts';

const hasFfmpeg = spawnSync('ffmpeg', ['-version']).status === 0;
const withFfmpeg = (title: string): string => (hasFfmpeg ? title : `${title} (skipped: no ffmpeg)`);

let library: LibraryDatabase;
let folder: string;
removeTemporaryFolders();
beforeEach(async () => {
  library = await createLibraryDatabase();
  folder = temporaryFolder(['a/', 'b/']);
  await library.db.updateTable('music_library').set({ path: folder }).execute();
});
afterEach(() => library.close());

/** Encodes a second of a tone. */
function encodeFile(path: string, hertz: number, tags: Readonly<Record<string, string>>): void {
  execFileSync('ffmpeg', [
    ...['-nostdin', '-loglevel', 'error', '-f', 'lavfi', '-i', `sine=frequency=${hertz}:duration=1`],
    ...Object.entries(tags).flatMap(([name, value]) => ['-metadata', `${name}=${value}`]),
    ...['-write_id3v2', '1'].slice(0, path.endsWith('.aiff') ? 2 : 0),
    join(folder, path),
  ]);
}

/** Appends an APE tag with texts in GB 18030, as old Chinese programs wrote it. */
function appendApeTag(path: string, texts: Readonly<Record<string, string>>): void {
  const items = Object.entries(texts).map(([name, text]) => {
    const value = Buffer.from(encode(text, 'gb18030'));
    const head = Buffer.alloc(8);
    head.writeUInt32LE(value.length);
    return Buffer.concat([head, Buffer.from(`${name}\0`), value]);
  });
  const body = Buffer.concat(items);
  const footer = Buffer.alloc(32);
  footer.write('APETAGEX');
  footer.writeUInt32LE(2000, 8);
  footer.writeUInt32LE(body.length + 32, 12);
  footer.writeUInt32LE(items.length, 16);
  appendFileSync(join(folder, path), Buffer.concat([body, footer]));
}

const scan = () =>
  scanLibrary({
    db: library.db,
    job: { libraryId: library.libraryId, full: false, folders: undefined, confirmed: false },
    now: Date.now,
    signal: new AbortController().signal,
    onProgress: () => undefined,
    onReading: () => undefined,
  });

const songs = () =>
  library.db
    .selectFrom('song')
    .innerJoin('library_song', 'library_song.song_id', 'song.id')
    .innerJoin('music_file', 'music_file.id', 'library_song.file_id')
    .innerJoin('album', 'album.id', 'song.album_id')
    .select(['song.id', 'song.name as title', 'album.name as album', 'music_file.type'])
    .select(['music_file.bits', 'music_file.name as file'])
    .where('music_file.missing_since', 'is', null)
    .orderBy('song.no')
    .execute();

it.skipIf(!hasFfmpeg)(withFfmpeg('indexes formats that browsers cannot play like all others'), async () => {
  const album = { artist: '李白', album: '诗集' };
  encodeFile('a/1.wv', 440, { ...album, title: '静夜思', track: '1' });
  encodeFile('a/2.tta', 550, {});
  appendApeTag('a/2.tta', { Title: '月下独酌', Artist: '李白', Album: '诗集', Track: '2' });
  encodeFile('a/3.wma', 660, { ...album, title: '关山月', track: '3' });
  encodeFile('a/4.aiff', 770, { ...album, title: '将进酒', track: '4' });
  expect(await scan()).toMatchObject({ found: 4, read: 4, failed: 0 });
  const found = await songs();
  expect(found.map(({ title, album: name, type, bits }) => [title, name, type, bits])).toEqual([
    ['静夜思', '诗集', 'wv', 16],
    ['月下独酌', '诗集', 'tta', 16],
    ['关山月', '诗集', 'wma', 0],
    ['将进酒', '诗集', 'aiff', 16],
  ]);

  renameSync(join(folder, 'a/1.wv'), join(folder, 'b/moved.wv'));
  appendApeTag('a/2.tta', { Title: '月下独酌', Artist: '李白', Album: '诗集', Track: '2', Year: '2003' });
  await scan();
  const after = await songs();
  expect(after.map(({ id }) => id)).toEqual(found.map(({ id }) => id));
  expect(after[0]?.file).toBe('moved.wv');
});

it.skipIf(!hasFfmpeg)(withFfmpeg('marks damaged and foreign files of these formats'), async () => {
  encodeFile('a/1.wv', 440, {});
  copyFileSync(join(folder, 'a/1.wv'), join(folder, 'a/cut.wv'));
  truncateSync(join(folder, 'a/cut.wv'), 4000);
  writeFileSync(join(folder, 'a/text.ape'), 'no sound at all');
  writeFileSync(join(folder, 'a/head.ape'), 'MAC ');
  expect(await scan()).toMatchObject({ found: 4, failed: 3, failures: { truncated: 2, unsupported: 1 } });
});
