import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type SoundType } from '../sound-type.ts';
import { type SoundMeasurement, measureSound } from '../measure/measure-sound.ts';
import { decodeFile } from './decode-file.ts';
import { fileOf, flacOf, mp3Of, oggOf, RATE, tone, wavOf } from './test-files.ts';
import { samplePath } from './sample-path.ts';

const sample = (name: string): Buffer => readFileSync(samplePath(name));
const measured = async (path: string, type: SoundType): Promise<SoundMeasurement> =>
  measureSound(await decodeFile(path, type), () => Promise.resolve());
/** Deterministic noise. */
function noise(length: number, seed = 1): Buffer {
  let state = seed;
  return Buffer.from(
    Array.from({ length }, () => {
      state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
      return state >>> 16;
    }),
  );
}
/** Copy with some bytes replaced. */
const changed = (bytes: Buffer, at: number, ...values: number[]): Buffer => {
  const copy = Buffer.from(bytes);
  copy.set(values, at);
  return copy;
};
const floats = (sampleAt: (at: number) => number): Buffer =>
  wavOf(
    Float32Array.from({ length: RATE }, (_, at) => sampleAt(at)),
    { kind: 3, bits: 32 },
  );
const opus = sample('tone.opus');
const opusHead = opus.indexOf('OpusHead');
const m4a = sample('tone.m4a');

// The decoders report broken frames on the console.
beforeEach(() => {
  for (const name of ['error', 'warn', 'log'] as const) vi.spyOn(console, name).mockReturnValue(undefined);
});

describe('rejects files with implausible headers or samples', () => {
  it.each<[string, SoundType, () => Buffer, string]>([
    ['NaN samples', 'wav', () => floats((at) => (at === 5000 ? NaN : 0.1)), 'broken'],
    ['samples far above full scale', 'wav', () => floats((at) => (at === 5000 ? 1e30 : 0.1)), 'broken'],
    ['a sample rate of 1 Hz', 'wav', () => wavOf(tone(1), { kind: 1, bits: 16, rate: 1 }), 'unsupported'],
    [
      'a sample rate of four billion',
      'wav',
      () =>
        changed(
          floats(() => 0),
          24,
          255,
          255,
          255,
          255,
        ),
      'unsupported',
    ],
    [
      '65,535 channels',
      'wav',
      () =>
        changed(
          floats(() => 0),
          22,
          255,
          255,
        ),
      'broken',
    ],
    [
      'no channel',
      'wav',
      () =>
        changed(
          floats(() => 0),
          22,
          0,
          0,
        ),
      'broken',
    ],
    ['nine channels', 'wav', () => wavOf(tone(1), { kind: 1, bits: 16, channels: 9 }), 'unsupported'],
    [
      'a WAV with nothing but empty chunks',
      'wav',
      () => Buffer.concat([floats(() => 0).subarray(0, 12), Buffer.alloc(80_000)]),
      'broken',
    ],
    ['Opus without channels', 'opus', () => changed(opus, opusHead + 9, 0), 'unsupported'],
    ['Opus with 200 channels', 'opus', () => changed(opus, opusHead + 9, 200), 'unsupported'],
    ['Opus with more coupled streams than streams', 'opus', () => opusOf(1, 9, 0, 1), 'broken'],
    ['Opus with a mapping to a missing stream', 'opus', () => opusOf(1, 1, 0, 7), 'broken'],
    ['Opus without the mapping table it announces', 'opus', () => changed(opus, opusHead + 18, 1), 'broken'],
    ['an Opus packet without an end', 'opus', endlessPacket, 'broken'],
    [
      'an MP4 frame of four gigabytes',
      'm4a',
      () => changed(m4a, m4a.indexOf('stsz') + 16, 255, 255, 255, 255),
      'broken',
    ],
    [
      'an MP4 with four billion frames',
      'm4a',
      () => changed(m4a, m4a.indexOf('stsz') + 8, 0, 0, 0, 1, 255, 255, 255, 255),
      'unsupported',
    ],
  ])('%s', async (name, type, make, code) => {
    const path = fileOf(`${name.replaceAll(/\W/g, '')}.${type}`, make());
    await expect(measured(path, type)).rejects.toMatchObject({ name: 'DecodeError', code });
  });

  it('rejects an MP3 whose sample rate changes', async () => {
    const slow = Buffer.from(await mp3Of(tone(8), false));
    // The same frames with the rate changed to 48 kHz: two bits of each header.
    const other = Buffer.from(slow);
    for (
      let at = other.indexOf(Buffer.from([0xff, 0xfb]));
      at >= 0;
      at = other.indexOf(Buffer.from([0xff, 0xfb]), at + 300)
    )
      other[at + 2] = ((other[at + 2] ?? 0) & ~0x0c) | 0x04;
    const path = fileOf('rates.mp3', Buffer.concat([slow, other]));
    await expect(measured(path, 'mp3')).rejects.toMatchObject({ code: 'unsupported' });
  });
});

/** Opus with an explicit channel mapping table. */
function opusOf(streams: number, coupled: number, ...mapping: number[]): Buffer {
  const head = changed(opus.subarray(opusHead, opusHead + 19), 9, mapping.length);
  const packet = Buffer.concat([changed(head, 18, 1), Buffer.from([streams, coupled, ...mapping])]);
  const start = Buffer.concat([opus.subarray(0, 26), Buffer.from([1, packet.length]), packet]);
  return Buffer.concat([start, opus.subarray(opusHead + 19)]);
}

/** An MP4 with the moov box before the media data, as optimised for streaming. */
function headFirst(bytes: Buffer): Buffer {
  const at = bytes.indexOf('moov') - 4;
  const head = Buffer.from(bytes.subarray(at, at + bytes.readUInt32BE(at)));
  const places = head.indexOf('stco') + 8;
  for (let entry = 0; entry < head.readUInt32BE(places); entry++) {
    const place = places + 4 + entry * 4;
    head.writeUInt32BE(head.readUInt32BE(place) + head.length, place);
  }
  const sound = bytes.indexOf('mdat') - 4;
  return Buffer.concat([bytes.subarray(0, sound), head, bytes.subarray(sound, at)]);
}

/** 40 MB of pages that continue one packet. */
function endlessPacket(): Buffer {
  const head = opus.subarray(0, opus.indexOf('OggS', 4));
  const page = Buffer.concat([
    Buffer.from(head.subarray(0, 26)),
    Buffer.alloc(256, 255),
    Buffer.alloc(255 * 255),
  ]);
  page[5] = 1;
  return Buffer.concat([head, ...Array.from({ length: 640 }, () => page)]);
}

describe('respects the metadata of a file', () => {
  it('applies the output gain of the Opus header', async () => {
    const plain = await measured(fileOf('plain.opus', opus), 'opus');
    const louder = await measured(fileOf('louder.opus', changed(opus, opusHead + 16, 0, 3)), 'opus');
    expect((louder.loudness ?? 0) - (plain.loudness ?? 0)).toBeCloseTo(3, 3);
    expect(20 * Math.log10(louder.truePeak / plain.truePeak)).toBeCloseTo(3, 3);
  });
  it('applies the channel mapping of the Opus header', async () => {
    expect(await measured(fileOf('named.opus', opusOf(1, 1, 0, 1)), 'opus')).toMatchObject({ channels: 2 });
    expect(await measured(fileOf('one.opus', opusOf(1, 0, 0)), 'opus')).toMatchObject({ channels: 1 });
  });
  it('skips a picture of three megabytes before an MP3', async () => {
    const size = 3 * 1024 * 1024;
    const head = Buffer.from([
      0x49,
      0x44,
      0x33,
      4,
      0,
      0,
      size >> 21,
      (size >> 14) & 127,
      (size >> 7) & 127,
      size & 127,
    ]);
    const tagged = Buffer.concat([head, noise(size), await mp3Of(tone(1), true)]);
    const found = await measured(fileOf('picture.mp3', tagged), 'mp3');
    expect(found).toMatchObject({ samples: RATE, delay: 576 });
  });
  it('measures a truncated MP4 as far as it goes', async () => {
    const whole = headFirst(m4a);
    expect(await measured(fileOf('front.m4a', whole), 'm4a')).toMatchObject({ samples: 1.5 * RATE });
    const half = whole.subarray(0, whole.indexOf('mdat') + 3000);
    const found = await measured(fileOf('half.m4a', half), 'm4a');
    expect(found.samples).toBeGreaterThan(4096);
    expect(found.samples).toBeLessThan(1.5 * RATE);
  });
});

describe('ends with a measurement or a reason for any input', () => {
  const bases: Record<SoundType, () => Buffer | Promise<Buffer>> = {
    mp3: () => mp3Of(tone(1.5), true),
    flac: () => flacOf(tone(1.5)),
    ogg: () => oggOf(tone(1.5)),
    wav: () => wavOf(tone(1.5), { kind: 1, bits: 16 }),
    m4a: () => m4a,
    aac: () => sample('tone.aac'),
    opus: () => opus,
  };
  const harms: Record<string, (bytes: Buffer) => Buffer> = {
    'nothing at all': () => Buffer.alloc(0),
    'its first byte': (bytes) => bytes.subarray(0, 1),
    'its first 40 bytes': (bytes) => bytes.subarray(0, 40),
    'its first half': (bytes) => bytes.subarray(0, bytes.length / 2),
    'its second half': (bytes) => bytes.subarray(bytes.length / 2),
    'its head and noise': (bytes) => Buffer.concat([bytes.subarray(0, 200), noise(200_000)]),
    'its head and zeros': (bytes) => Buffer.concat([bytes.subarray(0, 200), Buffer.alloc(200_000)]),
    'its head and ones': (bytes) => Buffer.concat([bytes.subarray(0, 200), Buffer.alloc(200_000, 255)]),
    'noise in its middle': (bytes) => changed(bytes, bytes.length >> 1, ...noise(500)),
    'a bit of every 97 bytes turned': (bytes) =>
      bytes.map((byte, at) => (at % 97 === 50 ? byte ^ 4 : byte)) as Buffer,
    'noise alone': () => noise(200_000, 7),
  };
  const cases = Object.keys(bases).flatMap((type) => Object.keys(harms).map((harm) => [type, harm] as const));
  it.each(cases as [SoundType, string][])('%s: %s', async (type, harm) => {
    const bytes = harms[harm]?.(await bases[type]()) ?? Buffer.alloc(0);
    const path = fileOf(`${harm.replaceAll(/\W/g, '')}.${type}`, bytes);
    const sane = { hasSamples: true, isNumber: true };
    // Errors of decoders count as a broken file (sound-worker.ts), unless the file could not be read.
    const found = await measured(path, type).then(
      ({ samples, truePeak }) => ({ hasSamples: samples > 0, isNumber: truePeak <= 1000 }),
      (error: object) => ('syscall' in error ? error : 'broken'),
    );
    expect([sane, 'broken']).toContainEqual(found);
  });
});
