import { fileOf } from '@qingyin/audio-dsp/testing';
import { describe, expect, it } from 'vitest';
import { readMusicFile } from '../music-file/read-music-file.ts';
import { asfObjectOf, asfStream, wmaFile } from '../testing/asf-files.ts';
import {
  apeFile,
  musepack7File,
  musepack8File,
  oldApeFile,
  packetOf,
  soundBytes,
  takFile,
  ttaFile,
  WAVPACK_FLAGS,
  wavPackBlockOf,
  wavPackFile,
} from '../testing/converted-files.ts';
import { encodedFile, hasFfmpeg, withFfmpeg } from '../testing/ffmpeg-files.ts';
import { aiffFile, dffChunkOf, dffFile, dsfFile } from '../testing/iff-files.ts';
import { id3v2, utf8Frame } from '../testing/tagged-files.ts';

let files = 0;
/** The name is that of another format, because only the bytes count. */
const read = (bytes: Buffer) => readMusicFile(fileOf(`converted-${(files += 1) % 8}.mp3`, bytes));
const sound = soundBytes(4000);
const tag = id3v2(3, [utf8Frame('TIT2', '晴天')]);
const stereo = { channels: 2, sampleRate: 44_100 };

describe('facts', () => {
  it.each([
    ['APE', apeFile(sound), { type: 'ape', durationMs: 2000, bits: 16, bitrate: 16_000 }],
    ['APE behind ID3v2', Buffer.concat([tag, apeFile(sound)]), { type: 'ape', durationMs: 2000 }],
    ['APE with a longer descriptor', apeFile(sound, { extra: 12 }), { type: 'ape', durationMs: 2000 }],
    ['WavPack', wavPackFile(sound), { type: 'wv', durationMs: 1000, bits: 16 }],
    [
      'WavPack without its length',
      wavPackFile(sound, { total: 0xffff_ffff }),
      { durationMs: 1000, bits: 16 },
    ],
    ['lossy WavPack', wavPackFile(sound, { flags: WAVPACK_FLAGS + 8 }), { durationMs: 1000, bits: 0 }],
    [
      '20 bits in WavPack',
      wavPackFile(sound, { flags: WAVPACK_FLAGS + 1 + 4 * 2 ** 13 }),
      { type: 'wv', bits: 20 },
    ],
    ['TTA', ttaFile(sound), { type: 'tta', durationMs: 1361, bits: 16 }],
    ['TTA behind ID3v2', Buffer.concat([tag, ttaFile(sound)]), { type: 'tta', durationMs: 1361 }],
    ['TAK', takFile(sound), { type: 'tak', durationMs: 2000, bits: 24, bitrate: 16_000 }],
    ['TAK without the place of its last frame', takFile(sound, false), { durationMs: 2000, bits: 24 }],
    ['Musepack of version 7', musepack7File(sound), { type: 'mpc', durationMs: 2599, bits: 0 }],
    ['AIFF', aiffFile(soundBytes(176_400)), { type: 'aiff', durationMs: 1000, bits: 16, bitrate: 1_411_200 }],
    ['samples in AIFC', aiffFile(sound, { kind: 'sowt' }), { type: 'aiff', bits: 16 }],
    ['floating-point AIFC', aiffFile(sound, { kind: 'fl32', bits: 32 }), { type: 'aiff', bits: 32 }],
    ['lossy AIFC', aiffFile(sound, { kind: 'ulaw' }), { type: 'aiff', bits: 0 }],
    ['WMA', wmaFile(soundBytes(6000)), { type: 'wma', durationMs: 3000, bits: 0, bitrate: 16_000 }],
    ['WMA Lossless', wmaFile(sound, [], [asfStream('audio', 0x163)]), { type: 'wma', bits: 16 }],
  ])('of %s', async (_, bytes, facts) => {
    expect(await read(bytes)).toMatchObject({ ...stereo, ...facts, picture: undefined });
  });

  it.each([
    ['DSF', dsfFile(soundBytes(8192)), { type: 'dsf' }],
    ['DSDIFF', dffFile(soundBytes(705_600)), { type: 'dff' }],
    ['compressed DSDIFF', dffFile(soundBytes(3001), [], true), { type: 'dff', durationMs: 2000 }],
  ])('of DSD in %s', async (_, bytes, facts) => {
    const expected = { durationMs: 1000, channels: 2, sampleRate: 2_822_400, bits: 1, ...facts };
    expect(await read(bytes)).toMatchObject(expected);
  });

  it('of DSD in WavPack', async () => {
    const dsd = { flags: 0x8000_1800 + 12 * 2 ** 23, samples: 176_400, total: 352_800 };
    const parts = [Buffer.from([0x0e, 1, 2, 0])];
    const block = (index: number) => wavPackBlockOf(sound, { ...dsd, index, parts });
    expect(await read(Buffer.concat([block(0), block(176_400)]))).toMatchObject({
      type: 'wv',
      durationMs: 1000,
      sampleRate: 2_822_400,
      bits: 1,
    });
  });

  it('of WavPack with six channels and a rate of its own', async () => {
    const flags = WAVPACK_FLAGS - 0x1000 - 9 * 2 ** 23 + 15 * 2 ** 23;
    const parts = [Buffer.from([0x0d, 1, 6, 0x3f]), Buffer.from([0x67, 2, 0x80, 0xbb, 0, 0])];
    expect(await read(wavPackFile(sound, { flags, parts }))).toMatchObject({
      channels: 6,
      sampleRate: 48_000,
    });
  });

  it.each([
    [3970, 2000, 0, 294_912 + 1000, 16],
    [3970, 2000, 4 + 16 + 32, 294_912 + 1000, 16],
    [3930, 2000, 8, 73_728 + 1000, 24],
    [3820, 2000, 1, 9216 + 1000, 8],
    [3820, 4000, 0, 73_728 + 1000, 16],
  ])('of APE of version %i, level %i, flags %i', async (version, level, flags, samples, bits) => {
    expect(await read(oldApeFile(sound, { version, level, flags }))).toMatchObject({
      type: 'ape',
      durationMs: Math.round(samples / 48),
      sampleRate: 48_000,
      bits,
    });
  });

  it('of Musepack of version 8', async () => {
    const packets = [sound, soundBytes(50)];
    const bytes = musepack8File(packets, [packetOf('RG', Buffer.alloc(9, 1))]);
    const expected = { type: 'mpc', durationMs: 2000, sampleRate: 48_000, channels: 2, bits: 0 };
    expect(await read(bytes)).toMatchObject(expected);
  });

  it('of AIFF state rates above 65535 Hz', async () => {
    expect(await read(aiffFile(sound, { rate: 96000, bits: 24 }))).toMatchObject({
      sampleRate: 96_000,
      bits: 24,
    });
  });
});

describe('files of real encoders', () => {
  it.skipIf(!hasFfmpeg).each([
    [withFfmpeg('WavPack'), 'wv', 16, []],
    [withFfmpeg('WavPack of 24 bits'), 'wv', 24, ['-sample_fmt', 's32p', '-bits_per_raw_sample', '24']],
    [withFfmpeg('TTA'), 'tta', 16, []],
    [withFfmpeg('WMA'), 'wma', 0, ['-c:a', 'wmav2']],
    [withFfmpeg('WMA of version 1'), 'wma', 0, ['-c:a', 'wmav1']],
    [withFfmpeg('AIFF'), 'aiff', 16, []],
    [withFfmpeg('AIFC'), 'aiff', 16, ['-c:a', 'pcm_s16le']],
    [withFfmpeg('AIFF of 24 bits'), 'aiff', 24, ['-c:a', 'pcm_s24be']],
  ] as const)('%s', async (_, extension, bits, options) => {
    const facts = await read(encodedFile({ extension, seconds: 2, options }));
    expect(facts).toMatchObject({ ...stereo, type: extension, bits });
    expect(Math.abs(facts.durationMs - 2000)).toBeLessThan(80);
    expect(facts.bitrate).toBeGreaterThan(20_000);
  });
});

describe('files that cannot be played', () => {
  it.each([
    ['WMA with video', wmaFile(sound, [], [asfStream('audio'), asfStream('video')])],
    ['WMA with an encrypted stream', wmaFile(sound, [], [asfStream('audio', 0x161, 0x8001)])],
    ['encrypted WMA', wmaFile(sound, [asfObjectOf('encryption', Buffer.alloc(16))])],
    [
      'WMA that is encrypted by its extension',
      wmaFile(sound, [
        asfObjectOf('extension', Buffer.alloc(22), asfObjectOf('encryption', Buffer.alloc(16))),
      ]),
    ],
    ['encrypted TTA', ttaFile(sound, 2)],
    ['APE before version 3.80', oldApeFile(sound, { version: 3790 })],
    ['TTA of version 2', Buffer.concat([Buffer.from('TTA2'), ttaFile(sound).subarray(4)])],
    ['Musepack of version 6', Buffer.concat([Buffer.from('MP+\x06', 'latin1'), sound])],
  ])('%s has the wrong type', async (_, bytes) => {
    await expect(read(bytes)).rejects.toMatchObject({ code: 'wrong-type' });
  });
});

/** Of long sound only parts are read, so that its end is known from headers alone. */
const long = soundBytes(400_000);

describe('a file that ends early is truncated', () => {
  it.each([
    ['APE', apeFile(long)],
    ['WavPack', wavPackFile(long)],
    ['TTA', ttaFile(long)],
    ['TAK', takFile(long)],
    ['DSF', dsfFile(long)],
    ['DSDIFF', dffFile(long)],
    ['compressed DSDIFF', dffFile(long, [dffChunkOf('ID3 ', tag)], true)],
    ['Musepack of version 8', musepack8File([long, long])],
    ['AIFF', aiffFile(long)],
    ['WMA', wmaFile(long)],
  ])('%s', async (_, bytes) => {
    for (const part of [0.98, 0.7, 0.3]) {
      const cut = bytes.subarray(0, Math.floor(bytes.length * part));
      await expect(read(cut)).rejects.toMatchObject({ code: 'unreadable', truncated: true });
    }
  });
});
