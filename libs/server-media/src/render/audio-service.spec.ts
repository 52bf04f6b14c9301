import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createSongSpec } from '../compose/index.ts';
import { COVER_TAG_BYTES, TAG_BYTES } from '../encode/id3-tag.ts';
import { createMedia } from '../create-media.ts';
import type { MediaError } from '../media-error.ts';
import type { Media, OpenAudio, SongSource } from '../types.ts';

const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };
const lines = ['白日依山尽', '黄河入海流'].map((zh) => ({ zh, en: '' }));
const source = (id: number): SongSource => ({
  spec: createSongSpec({ id, slug: 'deng-guan-que-lou', mood: 'bright', lines }),
  tags: {
    title: '登鹳雀楼',
    artist: '王之涣',
    album: '山水',
    track: id,
    cover: { kind: 'album', mood: 'bright', seed: 'a' },
  },
});
const collect = async (parts: AsyncIterable<Buffer>): Promise<Buffer> => {
  const list: Buffer[] = [];
  // Pieces share a buffer.
  for await (const part of parts) list.push(Buffer.from(part));
  return Buffer.concat(list);
};

let dataDir: string;
let media: Media;
let problems: MediaError[];
const start = (folder: string): Media =>
  createMedia({ dataDir: folder, log: quiet, workers: 1, onProblem: (error) => problems.push(error) });
beforeEach(async () => {
  problems = [];
  dataDir = await mkdtemp(join(tmpdir(), 'qy-audio-'));
  media = start(dataDir);
});
afterEach(async () => {
  await media.close();
  await rm(dataDir, { recursive: true, force: true });
});

test('streams an uncached song in any range, and serves the same bytes from the cache after a restart', async () => {
  const file = await media.audio.open(source(1));
  expect(media.audio.describe(source(1)).size).toBe(file.size);
  const [whole, tail, middle] = await Promise.all([
    collect(file.read(0, file.size - 1)),
    collect(file.read(file.size - 500, file.size - 1)),
    collect(file.read(40_000, 140_000)),
  ]);
  expect(whole.length).toBe(file.size);
  expect(whole.subarray(-500).equals(tail)).toBe(true);
  expect(whole.subarray(40_000, 140_001).equals(middle)).toBe(true);
  expect(whole.toString('latin1', 0, 3)).toBe('ID3');
  await media.close();
  expect(
    (await readdir(join(dataDir, 'cache', 'audio'))).filter((name) => name.endsWith('.mp3')),
  ).toHaveLength(1);
  media = start(dataDir);
  const again = await media.audio.open(source(1));
  expect(again.etag).toBe(file.etag);
  expect((await collect(again.read(100, 99_999))).equals(whole.subarray(100, 100_000))).toBe(true);
});

test('rejects ranges outside of the file and ends an aborted read without an error', async () => {
  const file = await media.audio.open(source(2));
  expect(() => file.read(0, file.size)).toThrow(RangeError);
  expect(() => file.read(10, 9)).toThrow(RangeError);
  const leaving = new AbortController();
  let read = 0;
  for await (const part of file.read(0, file.size - 1, leaving.signal)) {
    read += part.length;
    leaving.abort();
  }
  expect(read).toBeLessThan(file.size);
});

test('rejects pending reads with a typed error when it is closed', async () => {
  const file = await media.audio.open(source(3));
  const begun = file.read(0, file.size - 1)[Symbol.asyncIterator]();
  expect(await begun.next()).toMatchObject({ done: false });
  const waiting = collect(file.read(file.size - 10, file.size - 1)).catch((error: unknown) => error);
  await media.close();
  expect(await waiting).toMatchObject({
    name: 'MediaError',
    code: 'closed',
    message: 'the server is closing',
  });
});

test('rejects FLAC that is not rendered yet', async () => {
  await expect(media.audio.open(source(4), 'flac')).rejects.toMatchObject({ code: 'not-ready' });
  expect(await media.audio.lossless(source(4))).toBeUndefined();
});

test('reports a read-only cache folder and still plays the song', async () => {
  await media.close();
  const blocked = join(dataDir, 'file');
  await writeFile(blocked, '');
  media = start(blocked);
  const file = await media.audio.open(source(5));
  const whole = await collect(file.read(0, file.size - 1));
  expect(whole.length).toBe(file.size);
  await media.close();
  expect(problems.map(({ code }) => code)).toEqual(['cache-io']);
});

test('changes the entity tag of a song when its title changes', () => {
  const other = { ...source(1), tags: { ...source(1).tags, title: '别' } };
  expect(media.audio.describe(other).etag).not.toBe(media.audio.describe(source(1)).etag);
});

test('a download has the same sound after a tag with the cover, in any range', async () => {
  const song = source(1);
  const whole = (file: OpenAudio, start = 0, end = file.size - 1) => collect(file.read(start, end));
  const stream = await whole(await media.audio.open(song));
  const download = await media.audio.openDownload(song, 'mp3');
  const bytes = await whole(download);
  expect(bytes.length).toBe(download.size);
  expect(bytes.includes('APIC')).toBe(true);
  expect(stream.includes('APIC')).toBe(false);
  expect(bytes.subarray(COVER_TAG_BYTES).equals(stream.subarray(TAG_BYTES))).toBe(true);
  const [start, end] = [COVER_TAG_BYTES - 100, COVER_TAG_BYTES + 100];
  expect((await whole(download, start, end)).equals(bytes.subarray(start, end + 1))).toBe(true);
  expect(download.etag).not.toBe(media.audio.describe(song).etag);
});
