import type { SoundType } from '@qingyin/audio-dsp';
import { fileOf, flacOf, mp3Of, oggOf, samplePath, tone, wavOf } from '@qingyin/audio-dsp/testing';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { mp4Box } from '../testing/mp4-files.ts';
import { id3v2, pictureFrame, silentMp3, withFlacBlock } from '../testing/tagged-files.ts';
import { readEmbeddedPicture, readEmbeddedPictures, readMusicFile } from './read-music-file.ts';

const SECONDS = 1.5;
const made: Record<SoundType, () => string | Promise<string>> = {
  // The names are those of other formats, because only the bytes count.
  mp3: async () => fileOf('music.flac', await mp3Of(tone(SECONDS), true)),
  flac: async () => fileOf('music.mp3', await flacOf(tone(SECONDS))),
  ogg: async () => fileOf('music.wav', await oggOf(tone(SECONDS))),
  wav: () => fileOf('music.ogg', wavOf(tone(SECONDS), { kind: 1, bits: 24 })),
  m4a: () => samplePath('tone.m4a'),
  aac: () => samplePath('tone.aac'),
  opus: () => samplePath('tone.opus'),
};
const bits: Partial<Record<SoundType, number>> = { flac: 16, wav: 24 };
const read = (name: string, bytes: Uint8Array) => readMusicFile(fileOf(name, bytes));

describe('facts', () => {
  it.each(Object.keys(made) as SoundType[])('of %s', async (type) => {
    const facts = await readMusicFile(await made[type]());
    expect(facts).toMatchObject({ type, bits: bits[type] ?? 0, picture: undefined });
    // Encoder delay and padding may be included.
    expect(Math.abs(facts.durationMs - SECONDS * 1000)).toBeLessThan(80);
    expect(facts.sampleRate).toBeGreaterThanOrEqual(44_100);
    expect([1, 2]).toContain(facts.channels);
    expect(facts.bitrate).toBeGreaterThan(8000);
  });

  it('of floating-point WAV state its bits', async () => {
    const facts = await read('float', wavOf(tone(1), { kind: 3, bits: 32 }));
    expect(facts).toMatchObject({ bits: 32, durationMs: 1000, bitrate: 32 * 44_100 });
  });

  it('of FLAC in Ogg', async () => {
    expect(await read('flac-in-ogg', await flacOf(tone(SECONDS), true))).toMatchObject({
      type: 'ogg',
      durationMs: 1500,
      sampleRate: 44_100,
      channels: 1,
      bits: 16,
    });
  });

  it('of Apple Lossless state its own bits and rate', async () => {
    expect(await readMusicFile(samplePath('tone-alac.m4a'))).toMatchObject({
      type: 'm4a',
      bits: 16,
      sampleRate: 44_100,
    });
    const copy = readFileSync(samplePath('tone-alac.m4a'));
    const config = copy.indexOf('alac', copy.indexOf('alac') + 4) + 4;
    copy.writeUInt8(24, config + 9);
    copy.writeUInt32BE(96_000, config + 24);
    expect(await read('hires', copy)).toMatchObject({ bits: 24, sampleRate: 96_000 });
  });

  it('of chapter pictures make no film', async () => {
    expect(await readMusicFile(samplePath('chapter-pictures.m4a'))).toMatchObject({
      type: 'm4a',
      durationMs: 3023,
    });
  });

  it('of consecutive Ogg streams have the length of all', async () => {
    expect((await readMusicFile(samplePath('chained.ogg'))).durationMs).toBe(6000);
    const one = await oggOf(tone(2));
    expect((await read('same-stream-twice', Buffer.concat([one, one]))).durationMs).toBe(4000);
  });
});

describe('pictures', () => {
  const front = Buffer.from('front picture');
  const back = Buffer.from('back picture');

  it('the front cover is read, alone and with the facts', async () => {
    const bytes = Buffer.concat([id3v2(3, [pictureFrame(4, back), pictureFrame(3, front)]), silentMp3(1)]);
    const path = fileOf('pictures', bytes);
    expect((await readMusicFile(path)).picture).toEqual(new Uint8Array(front));
    expect(await readEmbeddedPicture(path)).toEqual(new Uint8Array(front));
  });

  it('of FLAC is read', async () => {
    const block = Buffer.alloc(8 + 9 + 20);
    block.writeUInt32BE(3, 0);
    block.writeUInt32BE(9, 4);
    block.write('image/png', 8, 'latin1');
    const length = Buffer.alloc(4);
    length.writeUInt32BE(front.length);
    const flac = withFlacBlock(await flacOf(tone(1)), 6, Buffer.concat([block, length, front]));
    expect((await read('flac-picture', flac)).picture).toEqual(new Uint8Array(front));
  });

  it('undefined without one', async () => {
    expect(await readEmbeddedPicture(fileOf('no-picture', silentMp3(1)))).toBeUndefined();
  });

  it('is no view of the tag, which may be large', async () => {
    const bytes = Buffer.concat([
      id3v2(3, [pictureFrame(4, Buffer.alloc(90_000)), pictureFrame(3, front)]),
      silentMp3(1),
    ]);
    expect((await read('large', bytes)).picture?.buffer.byteLength).toBe(front.length);
  });
});

describe('errors', () => {
  it.each([
    ['a text', Buffer.from('<!doctype html><title>song.mp3</title>'.repeat(100))],
    ['an empty file', Buffer.alloc(0)],
    ['a picture', Buffer.from('\x89PNG\r\n\x1a\n'.repeat(900), 'latin1')],
    ['zeros', Buffer.alloc(50_000)],
  ])('%s has the wrong type', async (_, bytes) => {
    await expect(read('wrong', bytes)).rejects.toMatchObject({ code: 'wrong-type' });
  });

  it('a film has the wrong type', async () => {
    const film = readFileSync(samplePath('chapter-pictures.m4a'));
    // The sample table of the pictures counts them; a film has more of them in a second.
    const track = film.indexOf('vide');
    film.writeUInt32BE(500, film.indexOf('stsz', track) + 12);
    await expect(read('film', film)).rejects.toMatchObject({ code: 'wrong-type' });
  });

  it.each([
    ['MP4', () => readFileSync(samplePath('tone.m4a'))],
    ['WAV', () => wavOf(tone(1), { kind: 1, bits: 16 })],
    ['FLAC', () => flacOf(tone(5))],
  ])('%s that ends early is truncated', async (_, whole) => {
    const bytes = await whole();
    const cut = bytes.subarray(0, Math.round(bytes.length * 0.7));
    await expect(read('cut', cut)).rejects.toMatchObject({ code: 'unreadable', truncated: true });
  });

  it('MP4 without sound is unreadable', async () => {
    const empty = Buffer.concat([
      mp4Box('ftyp', Buffer.from('M4A \0\0\0\0')),
      mp4Box('moov', mp4Box('mvhd', Buffer.alloc(100))),
      mp4Box('mdat', Buffer.alloc(10)),
    ]);
    await expect(read('empty', empty)).rejects.toMatchObject({ code: 'unreadable' });
  });

  it('those of the file system are passed on', async () => {
    const folder = dirname(fileOf('x', Buffer.alloc(1)));
    expect(existsSync(folder)).toBe(true);
    await expect(readMusicFile(join(folder, 'missing.mp3'))).rejects.toMatchObject({ code: 'ENOENT' });
    await expect(readMusicFile(folder)).rejects.toMatchObject({ code: 'EISDIR' });
  });
});

describe('all pictures of a file', () => {
  it('are its front cover and the others', async () => {
    const [back, front] = [Buffer.from('the back'), Buffer.from('the front')];
    const tag = id3v2(3, [pictureFrame(4, back), pictureFrame(3, front)]);
    const path = fileOf('pictures.mp3', Buffer.concat([tag, silentMp3(1)]));
    expect((await readEmbeddedPictures(path)).map((bytes) => Buffer.from(bytes).toString())).toEqual([
      'the back',
      'the front',
    ]);
    expect(Buffer.from((await readEmbeddedPicture(path)) ?? []).toString()).toBe('the front');
  });

  it('are none in a file without tags, and an error in one that is no sound', async () => {
    expect(await readEmbeddedPictures(fileOf('plain.mp3', silentMp3(1)))).toEqual([]);
    await expect(readEmbeddedPictures(fileOf('text.mp3', Buffer.from('text')))).rejects.toMatchObject({
      code: 'wrong-type',
    });
  });
});
