import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { mkdtemp, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bitrateOfFormat, type ConversionSource } from './conversion-source.ts';
import { type Converter, createConverter } from './create-converter.ts';
import { findFfmpeg } from './find-ffmpeg.ts';
import { hasFfmpeg, probeSound, readSound, testSamples, writeSound } from './testing/ffmpeg-sounds.ts';

const RATE = 44_100;
const samples = testSamples(3, RATE);

describe.skipIf(!hasFfmpeg)('conversion by ffmpeg (needs ffmpeg)', () => {
  let folder: string;
  let converter: Converter;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'qy-conversion-'));
    const ffmpeg = await findFfmpeg(undefined);
    converter = createConverter({ ffmpeg, folder: join(folder, 'cache'), now: Date.now });
  });
  afterAll(async () => {
    await converter.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  const sourceOf = (name: string, change: Partial<ConversionSource>): ConversionSource => ({
    ...{ path: join(folder, name), identity: name, type: 'wv', bits: 16, sampleRate: RATE },
    ...{ startMs: 0, endMs: null },
    ...change,
  });
  const soundOf = async (source: ConversionSource) =>
    readSound((await converter.convert(source, 'flac')).path);

  it.each([
    ['a.wv', 'wv', []],
    ['a.tta', 'tta', []],
    ['a.m4a', 'm4a', ['-c:a', 'alac']],
    ['a.aiff', 'aiff', []],
    ['a.wav', 'wav', []],
    ['a.flac', 'flac', []],
  ] as const)('keeps every sample of %s', async (name, type, options) => {
    writeSound(join(folder, name), samples, RATE, options);
    expect(isSame(await soundOf(sourceOf(name, { type })), samples)).toBe(true);
  });

  it.each(['opus-64', 'opus-128', 'opus-320', 'aac-64', 'aac-320'] as const)(
    'keeps the average of %s within its bit rate, in stereo and mono',
    async (format) => {
      for (const channels of ['2', '1']) {
        const name = `limit-${channels}.wav`;
        writeSound(join(folder, name), samples, RATE, ['-ac', channels]);
        const { size } = await converter.convert(sourceOf(name, { type: 'wav' }), format);
        // Containers of short files weigh more.
        expect((size * 8) / 3).toBeLessThan((bitrateOfFormat(format) ?? 0) * 1.1);
      }
    },
  );

  it.each([
    ['b.wv', 'wv', []],
    ['b.tta', 'tta', []],
    ['b.m4a', 'm4a', ['-c:a', 'alac']],
    ['b.wav', 'wav', []],
    ['b.flac', 'flac', []],
  ] as const)('cuts %s into parts that join without a gap', async (name, type, options) => {
    writeSound(join(folder, name), samples, RATE, options);
    const borders = [0, 731, 1999, null] as const;
    const parts = [];
    for (const [at, startMs] of borders.slice(0, -1).entries())
      parts.push(
        await soundOf(sourceOf(name, { type, startMs: startMs ?? 0, endMs: borders[at + 1] ?? null })),
      );
    expect(parts[0]).toHaveLength(Math.round((731 * RATE) / 1000) * 2);
    expect(isSame(Int16Array.from(parts.flatMap((part) => Array.from(part))), samples)).toBe(true);
  });

  it.each([
    ['c.wv', 'wv', []],
    ['c.tta', 'tta', []],
    ['c.m4a', 'm4a', ['-c:a', 'alac']],
    ['c.wav', 'wav', []],
    ['c.aiff', 'aiff', []],
    ['c.flac', 'flac', []],
  ] as const)('cuts late parts of %s that join without a gap', async (name, type, options) => {
    const rate = 16_000;
    const long = testSamples(40, rate);
    writeSound(join(folder, name), long, rate, options);
    const borders = [11_003, 23_461, 37_777, null] as const;
    const parts = [];
    for (const [at, startMs] of borders.slice(0, -1).entries()) {
      const part = { startMs: startMs ?? 0, endMs: borders[at + 1] ?? null };
      parts.push(await soundOf(sourceOf(name, { type, sampleRate: rate, ...part })));
    }
    const all = Int16Array.from(parts.flatMap((part) => Array.from(part)));
    expect(isSame(all, long.slice(Math.round(11.003 * rate) * 2))).toBe(true);
  });

  it('cuts late parts of APE of the exact length', async () => {
    const frames = 20;
    writeFileSync(join(folder, 'silence.ape'), silentApe(frames));
    const total = frames * APE_FRAME;
    const partOf = async (startMs: number, endMs: number | null) =>
      (await soundOf(sourceOf('silence.ape', { type: 'ape', startMs, endMs }))).length / 2;
    const border = Math.round((77_123 * RATE) / 1000);
    expect(await partOf(33_001, 77_123)).toBe(border - Math.round((33_001 * RATE) / 1000));
    expect(await partOf(77_123, null)).toBe(total - border);
  });

  it('converts WMA to Opus and AAC of the same length', async () => {
    writeSound(join(folder, 'a.wma'), samples, RATE, ['-c:a', 'wmav2']);
    const source = sourceOf('a.wma', { type: 'wma', bits: 0 });
    const opus = await converter.convert(source, 'opus');
    expect(probeSound(opus.path)).toMatchObject({ codec_name: 'opus', sample_rate: '48000', channels: '2' });
    expect(Math.abs(readSound(opus.path).length / 2 / 48_000 - 3)).toBeLessThan(0.1);
    const aac = await converter.convert(source, 'aac');
    expect(probeSound(aac.path)).toMatchObject({ codec_name: 'aac', sample_rate: '44100' });
    const bytes = readFileSync(aac.path);
    expect(bytes.indexOf('moov')).toBeLessThan(bytes.indexOf('mdat'));
  });

  it('keeps 24 bits, and reduces rates above 192 kHz', async () => {
    const wide = ['-ar', '384000', '-c:a', 'pcm_s24le'];
    writeSound(join(folder, 'wide.wav'), samples, RATE, wide);
    const source = sourceOf('wide.wav', { type: 'wav', bits: 24, sampleRate: 384_000 });
    expect(probeSound((await converter.convert(source, 'flac')).path)).toMatchObject({
      ...{ codec_name: 'flac', sample_rate: '192000', bits_per_raw_sample: '24' },
    });
  });

  it('converts DSD to 24 bits at 88.2 kHz', async () => {
    writeFileSync(join(folder, 'a.dsf'), dsf(1));
    const source = sourceOf('a.dsf', { type: 'dsf', bits: 1, sampleRate: 2_822_400 });
    const facts = probeSound((await converter.convert(source, 'flac')).path);
    expect(facts).toMatchObject({ sample_rate: '88200', bits_per_raw_sample: '24', channels: '2' });
    expect(Number(facts['duration'])).toBeCloseTo(1, 1);
  });

  it.each([
    '-i.wv',
    'concat:x.wv',
    `a "b" 'c' $(id);|&.wv`,
    'two\nlines.wv',
    '%03d.wv',
    '..wv',
    '青音 🎵.wv',
  ])('reads a file named %j', async (name) => {
    writeSound(join(folder, 'plain.wv'), samples, RATE);
    writeFileSync(join(folder, name), readFileSync(join(folder, 'plain.wv')));
    expect(await soundOf(sourceOf(name, {}))).toEqual(samples);
  });

  it('does not follow playlists and scripts that name other files', async () => {
    mkdirSync(join(folder, 'evil'), { recursive: true });
    writeSound(join(folder, 'evil/secret.wav'), samples, RATE);
    const scripts = {
      'evil/script.ape': `ffconcat version 1.0\nfile secret.wav\n`,
      'evil/list.ape': `#EXTM3U\n#EXT-X-TARGETDURATION:3\n#EXTINF:3,\nsecret.wav\n#EXT-X-ENDLIST\n`,
    };
    for (const [name, text] of Object.entries(scripts)) {
      writeFileSync(join(folder, name), text);
      await expect(converter.convert(sourceOf(name, { type: 'ape' }), 'flac')).rejects.toMatchObject({
        code: 'failed',
      });
    }
  });

  it('refuses a part beyond the end, a damaged and an empty file', async () => {
    writeSound(join(folder, 'short.wv'), samples, RATE);
    writeFileSync(join(folder, 'noise.wv'), Buffer.alloc(5000, 'x'));
    writeFileSync(join(folder, 'empty.wv'), '');
    const failed = { code: 'failed' };
    const late = sourceOf('short.wv', { startMs: 60_000 });
    await expect(converter.convert(late, 'flac')).rejects.toMatchObject(failed);
    await expect(converter.convert(sourceOf('noise.wv', {}), 'flac')).rejects.toMatchObject(failed);
    await expect(converter.convert(sourceOf('empty.wv', {}), 'flac')).rejects.toMatchObject(failed);
    await expect(converter.convert(sourceOf('missing.wv', {}), 'flac')).rejects.toMatchObject(failed);
  });

  it('leaves no tags and no picture in the result', async () => {
    writeSound(join(folder, 'tagged.wv'), samples, RATE, ['-metadata', 'title=secret-title']);
    const { path, size } = await converter.convert(sourceOf('tagged.wv', {}), 'flac');
    expect(readFileSync(path).includes('secret-title')).toBe(false);
    expect((await stat(path)).size).toBe(size);
  });
});

const isSame = (one: Int16Array, other: Int16Array): boolean =>
  Buffer.from(one.buffer).equals(Buffer.from(other.buffer));

/** A stereo DSF file of silence with the rate of DSD64. */
function dsf(seconds: number): Buffer {
  const block = 4096;
  const count = 2_822_400 * seconds;
  const blocks = Math.ceil(count / 8 / block);
  const data = Buffer.alloc(blocks * block * 2, 0x69);
  const head = Buffer.alloc(92);
  head.write('DSD ', 0, 'latin1');
  head.writeBigUInt64LE(28n, 4);
  head.writeBigUInt64LE(BigInt(92 + data.length), 12);
  head.write('fmt ', 28, 'latin1');
  head.writeBigUInt64LE(52n, 32);
  for (const [at, value] of [1, 0, 2, 2, 2_822_400, 1].entries()) head.writeUInt32LE(value, 40 + at * 4);
  head.writeBigUInt64LE(BigInt(count), 64);
  head.writeUInt32LE(block, 72);
  head.write('data', 80, 'latin1');
  head.writeBigUInt64LE(BigInt(12 + data.length), 84);
  return Buffer.concat([head, data]);
}

/** Samples in a frame of `silentApe`. */
const APE_FRAME = 294_912;

/** A stereo APE file (version 3.99) of silent frames, which have flags and no entropy coding. */
function silentApe(frames: number): Buffer {
  const frame = Buffer.alloc(32);
  frame.writeUInt32BE(0x8000_0000, 0);
  frame.writeUInt32BE(3, 4);
  frame.swap32();
  const table = Buffer.alloc(frames * 4);
  const first = 52 + 24 + table.length;
  for (let at = 0; at < frames; at += 1) table.writeUInt32LE(first + at * frame.length, at * 4);
  const descriptor = Buffer.alloc(52);
  descriptor.write('MAC ', 0, 'latin1');
  descriptor.writeUInt16LE(3990, 4);
  const lengths = [52, 24, table.length, 0, frames * frame.length];
  for (const [at, length] of lengths.entries()) descriptor.writeUInt32LE(length, 8 + at * 4);
  const header = Buffer.alloc(24);
  header.writeUInt16LE(2000, 0);
  header.writeUInt16LE(32, 2);
  for (const [at, value] of [APE_FRAME, APE_FRAME, frames].entries()) header.writeUInt32LE(value, 4 + at * 4);
  header.writeUInt16LE(16, 16);
  header.writeUInt16LE(2, 18);
  header.writeUInt32LE(RATE, 20);
  return Buffer.concat([descriptor, header, table, ...Array<Buffer>(frames).fill(frame)]);
}
