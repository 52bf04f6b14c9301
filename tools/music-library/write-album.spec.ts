import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseFile } from 'music-metadata';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createCover } from './pictures.mjs';
import { moveTrack, retagTrack, writeAlbum } from './write-album.mjs';

const formats = ['mp3', 'flac', 'ogg', 'm4a', 'wav'] as const;
let root = '';

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'qy-album-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const plain = { artist: '林间', title: '山风', tracks: [{ title: '晨雾' }, { title: '溪水' }] };

it.each(formats)('writes an album of %s files with tags, cover and duration', async (format) => {
  const cover = await createCover('#336699');
  const album = await writeAlbum(root, {
    ...plain,
    format,
    seconds: 2,
    genre: 'Folk',
    cover,
    coverFile: { name: 'cover.jpg', bytes: cover },
  });
  const read = await Promise.all(album.tracks.map(({ path }) => parseFile(path, { duration: true })));
  expect(read.map(({ common }) => [common.title, common.artist, common.album, common.track.no])).toEqual([
    ['晨雾', '林间', '山风', 1],
    ['溪水', '林间', '山风', 2],
  ]);
  expect(read[0]?.common).toMatchObject({ albumartist: '林间', year: 2020, genre: ['Folk'] });
  expect(Buffer.from(read[0]?.common.picture?.[0]?.data ?? []).equals(cover)).toBe(true);
  expect(read.map(({ format: { duration = 0 } }) => Math.abs(duration - 2) < 0.1)).toEqual([true, true]);
  expect(readFileSync(join(album.folder, 'cover.jpg')).equals(cover)).toBe(true);
});

it('takes artists, tags, duration and sound of single tracks', async () => {
  const { tracks } = await writeAlbum(root, {
    ...plain,
    id3: 'id3v2.4',
    folder: '下载/新',
    tracks: [{ title: '合唱', artists: ['林间', '海声'], seconds: 5, sound: 77, tags: { discNo: 2 } }],
  });
  const { common, format } = await parseFile(tracks[0]?.path ?? '', { duration: true });
  expect(common).toMatchObject({ artists: ['林间', '海声'], disk: { no: 2 } });
  expect(format.duration).toBeCloseTo(5, 1);
  expect(tracks[0]?.path).toBe(join(root, '下载', '新', '01 合唱.mp3'));
});

/** The bytes of a file behind its tags. */
const soundBytes = (path: string, length: number): string =>
  readFileSync(path).subarray(-length).toString('hex');

it.each(['mp3', 'flac', 'm4a'] as const)(
  'keeps the sound of %s files when it changes their tags',
  async (format) => {
    const { tracks } = await writeAlbum(root, { ...plain, format });
    const [first, second] = tracks;
    if (first === undefined || second === undefined) throw new Error('no tracks');
    const before = soundBytes(first.path, 15_000);
    const after = await retagTrack(first, { title: '另一个名字', album: '另一张专辑' });
    expect((await parseFile(after.path)).common).toMatchObject({
      title: '另一个名字',
      album: '另一张专辑',
      artist: '林间',
    });
    expect(after.path).toBe(first.path);
    expect(soundBytes(after.path, 15_000)).toBe(before);
    expect(soundBytes(second.path, 15_000)).not.toBe(before);
    expect((await parseFile((await retagTrack(after, null)).path)).common.title).toBeUndefined();
  },
);

it('moves a file into a new folder', async () => {
  const [track] = (await writeAlbum(root, plain)).tracks;
  if (track === undefined) throw new Error('no tracks');
  const moved = await moveTrack(track, join(root, '别处', 'a.mp3'));
  expect([existsSync(track.path), existsSync(moved.path)]).toEqual([false, true]);
  await retagTrack(moved, { title: '移动之后' });
  expect((await parseFile(moved.path)).common.title).toBe('移动之后');
});
