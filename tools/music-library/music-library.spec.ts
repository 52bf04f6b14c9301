import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseFile } from 'music-metadata';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { oddKinds } from './plan/odd-albums.mjs';
import { writeMusicLibrary } from './write-library.mjs';

const FILES = 320;
const folder = mkdtempSync(join(tmpdir(), 'qy-library-'));
let library: Awaited<ReturnType<typeof writeMusicLibrary>>;

beforeAll(async () => {
  library = await writeMusicLibrary(join(folder, 'first'), { files: FILES, oddEvery: 2 });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const filesOf = (name: string): string[] =>
  readdirSync(join(folder, name), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(folder, name).length + 1))
    .sort();

const hashes = (name: string): string[] =>
  filesOf(name).map((path) => {
    const bytes = readFileSync(join(folder, name, path));
    return `${path} ${createHash('sha256').update(bytes).digest('hex')}`;
  });

const tracks = () => library.albums.flatMap((album) => album.tracks.map((track) => ({ ...track, album })));
const parsed = (path: string) => parseFile(join(folder, 'first', path), { duration: true });

it('writes exactly the files that the manifest counts', () => {
  const { counts } = library;
  const coverFiles = library.albums.reduce(
    (sum, album) => sum + (album.coverFile ? album.folders.length : 0),
    0,
  );
  expect(counts.files).toBe(FILES);
  expect(filesOf('first')).toHaveLength(
    counts.files + counts.failed + counts.ignored + counts.lyrics + counts.playlists + coverFiles,
  );
  expect(filesOf('first')).toEqual(
    expect.arrayContaining([...tracks().map(({ path }) => path), ...library.failed, ...library.ignored]),
  );
});

it('has an album of every odd kind', () => {
  expect(new Set(library.albums.map(({ odd }) => odd))).toEqual(new Set(['', ...oddKinds]));
});

it('writes the same files for the same seed, and other ones for another seed', async () => {
  const options = { files: 60, oddEvery: 2 };
  await writeMusicLibrary(join(folder, 'a'), { ...options, seed: 5 });
  await writeMusicLibrary(join(folder, 'b'), { ...options, seed: 5 });
  await writeMusicLibrary(join(folder, 'c'), { ...options, seed: 6 });
  expect(hashes('a')).toEqual(hashes('b'));
  expect(filesOf('c')).not.toEqual(filesOf('a'));
});

it('writes files of all formats with the planned tags and durations', async () => {
  const formats = new Set<string>();
  for (const { path, file, album } of tracks()) {
    // The reader decodes texts of other code pages as Latin-1.
    if (file.tags === null || ['gbk', 'big5', 'id3v1'].includes(album.odd)) continue;
    const { common, format } = await parsed(path);
    formats.add(file.format);
    expect({ path, title: common.title, album: common.album, artists: common.artists }).toEqual({
      path,
      title: file.tags.title,
      album: file.tags.album,
      artists: file.tags.artists,
    });
    expect(common).toMatchObject({ year: file.tags.year, track: { no: file.tags.trackNo } });
    expect(Math.abs((format.duration ?? 0) - file.sound.seconds)).toBeLessThan(0.1);
  }
  expect([...formats]).toEqual(expect.arrayContaining(['mp3', 'flac', 'ogg', 'm4a']));
});

it.each([
  ['gbk', 'gbk'],
  ['big5', 'big5'],
  ['id3v1', 'gbk'],
])('writes the texts of %s albums in their code page', async (odd, encoding) => {
  const [track] = tracks().filter(({ album }) => album.odd === odd);
  const { common } = await parsed(track?.path ?? '');
  const bytes = Buffer.from(common.title ?? '', 'latin1');
  expect(new TextDecoder(encoding).decode(bytes)).toBe(track?.file.tags?.title);
});

it('counts songs, albums and artists by their tags', async () => {
  const songs = new Set<string>();
  const albums = new Set<string>();
  let untagged = 0;
  for (const { path, album } of tracks()) {
    const { common } = await parsed(path);
    if (common.title === undefined) {
      untagged += 1;
      continue;
    }
    const compilation = ['', 'Various Artists', '群星'].includes(album.artist);
    const albumKey = `${compilation ? '' : (common.albumartist ?? common.artist)}/${common.album}`;
    albums.add(albumKey);
    songs.add(`${albumKey}/${path.match(/CD\d|碟./)?.[0] ?? ''}/${common.track.no}`);
  }
  const { counts } = library;
  expect({ songs: songs.size + untagged, albums: albums.size, untagged }).toEqual({
    songs: counts.songs,
    albums: counts.albums,
    untagged: counts.untaggedFiles,
  });
  const names = library.albums.flatMap(({ artist, tracks: own }) => [
    artist,
    ...own.flatMap(({ artists }) => artists),
  ]);
  expect(counts.artists).toBe(new Set(names.filter(Boolean)).size);
});

it('gives every file a sound of its own, except for the same song in two formats', () => {
  const sounds = new Set(
    tracks().map(({ file }) => `${file.format} ${file.sound.number} ${file.sound.seconds}`),
  );
  expect(sounds.size).toBe(FILES);
  // FLAC files have the MD5 of their samples in the first block.
  const flac = tracks()
    .filter(({ file }) => file.format === 'flac')
    .map(({ path }) => readFileSync(join(folder, 'first', path)).toString('hex', 26, 42));
  expect(new Set(flac).size).toBe(flac.length);
  expect(library.counts.songs).toBeLessThan(FILES);
});

it('writes broken files that no reader accepts as a whole song', async () => {
  const results = await Promise.all(
    library.failed.map((path) =>
      parsed(path).then(
        ({ format }) =>
          format.container === 'M4A/mp42/isom' ? 'truncated' : (format.duration ?? 'no sound'),
        () => 'refused',
      ),
    ),
  );
  expect(results).toEqual(results.map(() => expect.stringMatching(/refused|no sound|truncated/)));
});

it('normalizes no file names', () => {
  const decomposed = library.albums.find(({ odd }) => odd === 'decomposed-names');
  expect(decomposed?.tracks.every(({ path }) => path !== path.normalize('NFC'))).toBe(true);
  expect(filesOf('first')).toEqual(
    expect.arrayContaining(decomposed?.tracks.map(({ path }) => path) ?? ['none']),
  );
});
