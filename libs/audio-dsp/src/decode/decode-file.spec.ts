import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { SoundType } from '../sound-type.ts';
import { type SoundMeasurement, measureSound } from '../measure/measure-sound.ts';
import { decodeFile } from './decode-file.ts';
import { fileOf, flacOf, LEVEL, mp3Of, oggOf, RATE, tone, wavOf } from './test-files.ts';
import { samplePath } from './sample-path.ts';

const SECONDS = 1.5;
const SAMPLES = SECONDS * RATE;
/** The fixed scaling of LAME's input, dB. */
const LAME = 20 * Math.log10(0.95);
/** An ID3 tag without frames. */
const TAG = Buffer.concat([Buffer.from('ID3\x04\0\0\0\0\x02\0', 'latin1'), Buffer.alloc(256)]);
const measured = async (path: string, type: SoundType): Promise<SoundMeasurement> =>
  measureSound(await decodeFile(path, type), () => Promise.resolve());
/** Expects the level of the tone on two channels, or on a mono channel that is played by two loudspeakers. */
const expectTone = ({ loudness, truePeak }: SoundMeasurement, lossy = true, level = LEVEL): void => {
  expect(Math.abs((loudness ?? 0) - level)).toBeLessThan(lossy ? 0.3 : 0.02);
  expect(20 * Math.log10(truePeak)).toBeGreaterThan(level - 0.1);
};

// The decoders report broken frames on the console.
beforeEach(() => {
  for (const name of ['error', 'warn', 'log'] as const) vi.spyOn(console, name).mockReturnValue(undefined);
});

describe('decodes every supported format', () => {
  it.each([
    ['8 bits', { kind: 1, bits: 8 }],
    ['16 bits', { kind: 1, bits: 16 }],
    ['24 bits of the extended form', { kind: 1, bits: 24, extensible: true }],
    ['32 bits', { kind: 1, bits: 32, channels: 2 }],
    ['floating point', { kind: 3, bits: 32, channels: 2 }],
    ['long floating point', { kind: 3, bits: 64 }],
  ])('WAV, %s', async (name, form) => {
    const found = await measured(fileOf(`${name}.wav`, wavOf(tone(SECONDS), form)), 'wav');
    expect(found).toMatchObject({ codec: 'pcm', samples: SAMPLES, delay: 0, padding: 0, sampleRate: RATE });
    expectTone(found, form.bits === 8);
  });

  it('MP3 with encoder delay and padding in the Info frame', async () => {
    const found = await measured(fileOf('named.mp3', await mp3Of(tone(SECONDS), true)), 'mp3');
    const frames = Math.ceil(SAMPLES / 1152) + 1;
    const padding = frames * 1152 - 576 - SAMPLES;
    expect(found).toMatchObject({ codec: 'mp3', samples: SAMPLES, delay: 576, padding, channels: 2 });
    expectTone(found, true, LEVEL + LAME);
  });
  it('MP3 with one channel, which counts for two loudspeakers', async () => {
    const found = await measured(fileOf('mono.mp3', await mp3Of(tone(SECONDS), false, 1)), 'mp3');
    expect(found).toMatchObject({ channels: 1 });
    expectTone(found, true, LEVEL + LAME);
  });
  it.each([
    ['zeros', Buffer.alloc(5000)],
    ['junk', Buffer.from('left by another program ÿ ÿû'.repeat(40), 'latin1')],
    ['a tag and padding', Buffer.concat([TAG, Buffer.alloc(5000)])],
  ])('MP3 preceded by %s', async (name, before) => {
    const bytes = Buffer.concat([before, await mp3Of(tone(SECONDS), true)]);
    const found = await measured(fileOf(`${name}.mp3`, bytes), 'mp3');
    expect(found).toMatchObject({ samples: SAMPLES, delay: 576, channels: 2 });
    expectTone(found, true, LEVEL + LAME);
  });
  it('MP3 without an Info frame, preceded by a tag', async () => {
    const bytes = Buffer.concat([TAG, await mp3Of(tone(SECONDS), false)]);
    const found = await measured(fileOf('plain.mp3', bytes), 'mp3');
    expect(found).toMatchObject({ delay: null, padding: null });
    expect(found.samples % 1152).toBe(0);
    expect(found.samples).toBeGreaterThan(SAMPLES);
    expectTone(found, true, LEVEL + LAME);
  });
  it.each([false, true])('FLAC, in Ogg: %s', async (inOgg) => {
    const path = fileOf(`tone-${inOgg}.flac`, await flacOf(tone(SECONDS), inOgg));
    const found = await measured(path, inOgg ? 'ogg' : 'flac');
    expect(found).toMatchObject({ codec: 'flac', samples: SAMPLES, channels: 1, delay: 0, padding: 0 });
    expectTone(found, false);
  });
  it('Vorbis', async () => {
    const found = await measured(fileOf('tone.ogg', await oggOf(tone(SECONDS))), 'ogg');
    expect(found).toMatchObject({ codec: 'vorbis', samples: SAMPLES, channels: 2, delay: 0, padding: 0 });
    expectTone(found);
  });
  it('Opus, trimmed by pre-skip and the last granule position', async () => {
    const found = await measured(samplePath('tone.opus'), 'opus');
    expect(found).toMatchObject({ codec: 'opus', sampleRate: 48_000, samples: SECONDS * 48_000, delay: 312 });
    expect(found.padding).toBeGreaterThan(0);
    expect(((found.delay ?? 0) + found.samples + (found.padding ?? 0)) % 960).toBe(0);
    expectTone({ ...found, loudness: (found.loudness ?? 0) + 0.5 });
  });
  it('chained Opus streams completely', async () => {
    const one = readFileSync(samplePath('tone.opus'));
    const other = Buffer.from(one);
    for (let at = other.indexOf('OggS'); at >= 0; at = other.indexOf('OggS', at + 1))
      other.writeUInt32LE(77, at + 14);
    const found = await measured(fileOf('chained.opus', Buffer.concat([one, other])), 'opus');
    const { truePeak } = await measured(samplePath('tone.opus'), 'opus');
    expect(found).toMatchObject({ codec: 'opus', samples: 2 * SECONDS * 48_000, delay: 312, truePeak });
  });
  it('chained Vorbis streams completely', async () => {
    const found = await measured(samplePath('chained.ogg'), 'ogg');
    expect(found).toMatchObject({ codec: 'vorbis', samples: 6 * RATE });
  });
  it('AAC in MP4, trimmed by the edit list', async () => {
    const found = await measured(samplePath('tone.m4a'), 'm4a');
    expect(found).toMatchObject({ codec: 'aac', samples: SAMPLES, delay: 1024, sampleRate: RATE });
    expect((1024 + SAMPLES + (found.padding ?? 0)) % 1024).toBe(0);
    expectTone(found);
  });
  it('AAC in ADTS with all its frames', async () => {
    const found = await measured(samplePath('tone.aac'), 'aac');
    expect(found).toMatchObject({ codec: 'aac', samples: 1024 * 66, delay: null, padding: null });
    expectTone(found);
  });
});

describe('joins AAC that is decoded in parts', () => {
  it('starts an MP4 with the original signal, using the frame before it', async () => {
    const decoding = await decodeFile(samplePath('tone.m4a'), 'm4a');
    let heard = new Float32Array();
    for await (const { channels } of decoding.pieces) heard = Float32Array.from(channels[0] ?? []);
    const steps = tone(SECONDS)
      .subarray(0, 512)
      .map((at, i) => Math.abs(at - (heard[i] ?? 0)));
    expect(Math.max(...steps)).toBeLessThan(0.1);
  });
  it('decodes a long file without gaps and discontinuities', async () => {
    // Longer than one part.
    const frames = readFileSync(samplePath('tone.aac'));
    const bytes = Buffer.concat(Array.from({ length: 14 }, () => frames));
    const decoding = await decodeFile(fileOf('long.aac', bytes), 'aac');
    const whole: number[] = [];
    for await (const { channels, length } of decoding.pieces)
      for (const at of (channels[0] ?? new Float32Array()).subarray(0, length)) whole.push(at);
    expect(whole.length).toBe(14 * 66 * 1024);
    // Every copy decodes equally, independently of where a part ends in it.
    const copy = (index: number): number[] =>
      whole.slice(index * 66 * 1024 + 4096, (index + 1) * 66 * 1024 - 2048);
    const one = copy(1);
    for (const index of [5, 6, 7, 12]) {
      const steps = copy(index).map((at, i) => Math.abs(at - (one[i] ?? 0)));
      expect(steps.reduce((most, step) => Math.max(most, step), 0)).toBeLessThan(0.01);
    }
  });
});

describe('rejects undecodable files with a reason', () => {
  const noise = Buffer.from(Array.from({ length: 60_000 }, (_, at) => (at * 7919 + (at >> 3)) % 251));
  it.each<[string, SoundType, () => string | Promise<string>, string]>([
    ['another codec in MP4', 'm4a', () => samplePath('tone-alac.m4a'), 'unsupported'],
    ['compressed WAV', 'wav', () => fileOf('a.wav', wavOf(tone(0.5), { kind: 2, bits: 8 })), 'unsupported'],
    [
      'WAV without samples',
      'wav',
      () => fileOf('b.wav', wavOf(new Float32Array(), { kind: 1, bits: 16 })),
      'empty',
    ],
    ['noise instead of Opus', 'opus', () => fileOf('c.opus', noise), 'broken'],
    [
      'an MP4 without a moov box',
      'm4a',
      () => fileOf('d.m4a', readFileSync(samplePath('tone.m4a')).subarray(0, 900)),
      'broken',
    ],
    [
      'noise after an MP3’s first frame',
      'mp3',
      async () => {
        const start = (await mp3Of(tone(0.1), true)).subarray(0, 417);
        return fileOf('e.mp3', Buffer.concat([start, noise]));
      },
      'broken',
    ],
  ])('%s', async (_what, type, make, code) => {
    const path = await make();
    await expect(measured(path, type)).rejects.toMatchObject({ name: 'DecodeError', code });
  });
  it.each<[string, (bytes: Buffer) => Buffer]>([
    ['that ends early', (bytes) => bytes.subarray(0, bytes.length / 2)],
    ['with a broken frame, after which the decoder returns nothing', (bytes) => bytes.fill(0x5a, 9000, 9003)],
    ['with a tag and a broken frame', (bytes) => Buffer.concat([TAG, bytes.fill(0x5a, 9000, 9003)])],
  ])('rejects a FLAC %s instead of measuring a part of it', async (name, harm) => {
    const path = fileOf(`${name.length}.flac`, harm(await flacOf(tone(SECONDS))));
    const only = expect.stringMatching(/^only \d+ of 66150 samples/) as string;
    await expect(measured(path, 'flac')).rejects.toMatchObject({ code: 'broken', message: only });
  });
  it('measures a truncated MP3 as far as it goes', async () => {
    const bytes = await mp3Of(tone(SECONDS), false);
    const found = await measured(fileOf('cut.mp3', bytes.subarray(0, bytes.length / 2)), 'mp3');
    expect(found.samples).toBeGreaterThan(0);
    expect(found.samples).toBeLessThan(SAMPLES);
    expectTone(found, true, LEVEL + LAME);
  });
});
