import { fileOf, flacOf, oggOf, samplePath, tone, wavOf } from '@qingyin/audio-dsp/testing';
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FileError } from './file-error.ts';
import { readMusicFile } from './music-file/read-music-file.ts';
import { readSoundFacts } from './sound-facts.ts';
import { asfTexts, wmaFile } from './testing/asf-files.ts';
import {
  apeFile,
  musepack7File,
  musepack8File,
  oldApeFile,
  soundBytes,
  takFile,
  ttaFile,
  wavPackFile,
} from './testing/converted-files.ts';
import { aiffFile, dffChunkOf, dffFile, dffTexts, dsfFile, iffChunkOf } from './testing/iff-files.ts';
import { apeTag } from './testing/mpeg-files.ts';
import { adtsFrames, id3v1, id3v2, legacyFrame, silentMp3, utf8Frame } from './testing/tagged-files.ts';

const sample = (name: string): Buffer => readFileSync(samplePath(name));
const tag = id3v2(3, [legacyFrame('TIT2', '晴天', 'gb18030'), legacyFrame('TPE1', '李四', 'gb18030')]);
const wholeFiles: Record<string, () => Buffer | Promise<Buffer>> = {
  mp3: () => Buffer.concat([tag, silentMp3(0.3), id3v1({ title: '晴天', artist: '', album: '' }, 'gb18030')]),
  'ID3v2.4 with plain sizes': () =>
    Buffer.concat([
      id3v2(4, [utf8Frame('TIT2', '长'.repeat(99)), utf8Frame('TPE1', 'b')], 'plain'),
      silentMp3(0.3),
    ]),
  aac: () => adtsFrames(0.3),
  flac: () => flacOf(tone(0.3)),
  ogg: () => oggOf(tone(0.3)),
  'chained ogg': () => sample('chained.ogg'),
  opus: () => sample('tone.opus'),
  m4a: () => sample('tone.m4a'),
  'm4a with pictures': () => sample('chapter-pictures.m4a'),
  wav: () => wavOf(tone(0.3), { kind: 1, bits: 16 }),
};
const sound = soundBytes(600);
const ape = apeTag({ Title: '晴天', Artist: '李四', 'Cover Art (Front)': { picture: sound } });
/** Formats that browsers do not play: they are read in music libraries, and refused as uploads. */
const convertedFiles: Record<string, () => Buffer> = {
  ape: () => Buffer.concat([apeFile(sound), ape]),
  'ape behind ID3v2': () => Buffer.concat([tag, apeFile(sound), ape]),
  'old ape': () => Buffer.concat([oldApeFile(sound, { flags: 16 }), ape]),
  wavpack: () => Buffer.concat([wavPackFile(sound), ape]),
  wma: () => wmaFile(sound, [asfTexts([['Title', '晴天']])]),
  dsf: () => dsfFile(sound, tag),
  dff: () => dffFile(sound, [dffTexts(Buffer.from('a'), Buffer.from('b')), dffChunkOf('ID3 ', tag)]),
  'compressed dff': () => dffFile(sound, [], true),
  tta: () => Buffer.concat([tag, ttaFile(sound), ape]),
  tak: () => Buffer.concat([takFile(sound), ape]),
  'musepack 7': () => Buffer.concat([musepack7File(sound), ape]),
  'musepack 8': () => Buffer.concat([musepack8File([sound, sound]), ape]),
  aiff: () => aiffFile(sound, { behind: [iffChunkOf('ID3 ', tag)] }),
  aifc: () => aiffFile(sound, { kind: 'sowt', before: [iffChunkOf('NAME', sound)] }),
};
const RUNS = 60;
const NAME_MAX = 200;
/** A hostile file of less than a megabyte is judged in less time, also on a slow machine. */
const LONGEST_MS = 5000;
const OUTCOMES = ['taken', 'wrong-type', 'unreadable'];

let files = 0;
/** Parses a file. @returns 'taken' or the code of the refusal @throws any other error */
async function tried(bytes: Buffer): Promise<string> {
  const path = fileOf(`hostile-${(files += 1) % 8}`, bytes);
  await asMusic(path);
  try {
    const { title, artist, durationMs } = await readSoundFacts(path, bytes.length, '晴天.mp3');
    expect([...title].length).toBeLessThanOrEqual(NAME_MAX);
    expect(`${title}${artist}`).not.toMatch(/\p{Cc}/u);
    expect(durationMs).toBeGreaterThan(0);
    return 'taken';
  } catch (error) {
    if (error instanceof FileError) return error.code;
    throw error;
  }
}

/** Reads a file as one of a music library. @returns 'taken' or the code of the refusal @throws any other error */
async function asMusic(path: string): Promise<string> {
  const facts = await readMusicFile(path).catch((error: unknown) => {
    if (error instanceof FileError && OUTCOMES.includes(error.code)) return error.code;
    throw error;
  });
  if (typeof facts === 'string') return facts;
  const { durationMs, bitrate, sampleRate, audioHash } = facts;
  for (const number of [durationMs, bitrate, sampleRate])
    if (!Number.isSafeInteger(number) || number <= 0) throw new Error(`not a number of a sound: ${number}`);
  if (!/^[a-z0-9]+:[0-9a-f]{32}$/.test(audioHash)) throw new Error(`not a hash: ${audioHash}`);
  return 'taken';
}

/** Files with some bytes changed, some of them cut. */
const damagedOf = (whole: Buffer): fc.Arbitrary<Buffer> =>
  fc
    .tuple(
      // Most changes are in the headers.
      fc.array(
        fc.tuple(fc.oneof(fc.nat(Math.min(whole.length - 1, 250)), fc.nat(whole.length - 1)), fc.nat(255)),
        {
          maxLength: 6,
        },
      ),
      fc.option(fc.nat(whole.length)),
    )
    .map(([changes, length]) => {
      const bytes = Buffer.from(whole);
      for (const [at, value] of changes) bytes[at] = value;
      return length === null ? bytes : bytes.subarray(0, length);
    });

describe.each(Object.keys(convertedFiles))('a %s file', (kind) => {
  const whole = convertedFiles[kind]?.() ?? Buffer.alloc(0);

  it('is read in a music library, and refused as an upload', async () => {
    expect(await asMusic(fileOf('whole', whole))).toBe('taken');
    expect(await tried(whole)).toBe('wrong-type');
  });

  it('is accepted or refused when damaged', async () => {
    await fc.assert(
      fc.asyncProperty(damagedOf(whole), async (bytes) => {
        expect(OUTCOMES).toContain(await asMusic(fileOf('damaged', bytes)));
      }),
      { numRuns: 2 * RUNS },
    );
  });

  it('is accepted or refused with the largest numbers everywhere', async () => {
    for (let at = 4; at < Math.min(whole.length - 8, 120); at += 1)
      expect(OUTCOMES).toContain(
        await asMusic(fileOf('largest', Buffer.from(whole).fill(at % 2 ? 0xff : 0x7f, at, at + 8))),
      );
  });
});

describe.each(Object.keys(wholeFiles))('a damaged %s file', (kind) => {
  it('is accepted or refused when truncated or with changed bytes', async () => {
    const whole = await wholeFiles[kind]?.();
    if (!whole) throw new Error(kind);
    expect(await tried(whole)).toBe('taken');
    const change = fc.tuple(fc.nat(whole.length - 1), fc.nat(255));
    await fc.assert(
      fc.asyncProperty(
        fc.array(change, { maxLength: 6 }),
        fc.nat(whole.length),
        fc.boolean(),
        async (changes, length, cut) => {
          const bytes = Buffer.from(whole);
          for (const [at, value] of changes) bytes[at] = value;
          await tried(cut ? bytes.subarray(0, length) : bytes);
        },
      ),
      { numRuns: RUNS },
    );
  });
});

it('accepts or refuses any bytes', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 3000 }), async (bytes) => {
      expect(OUTCOMES).toContain(await tried(Buffer.from(bytes)));
    }),
    { numRuns: RUNS },
  );
});

/** True Audio with 16 million frames of one sample. */
function tableOfTta(): Buffer {
  const bytes = Buffer.concat([ttaFile(sound), Buffer.alloc(900_000)]);
  bytes.writeUInt32LE(1, 10);
  bytes.writeUInt32LE(2 ** 24, 14);
  return bytes;
}

it.each([
  [
    'a tag larger than the file',
    Buffer.concat([Buffer.from('ID3\x03\0\0\x7f\x7f\x7f\x7f', 'latin1'), silentMp3(1)]),
  ],
  ['endless tags', Buffer.alloc(200_000, Buffer.from('ID3\x03\0\0\0\0\0\0', 'latin1'))],
  ['endless Ogg page markers', Buffer.alloc(200_000, Buffer.from('OggS', 'latin1'))],
  ['frame sync marks everywhere', Buffer.alloc(200_000, 0xff)],
  ['endless packets of Musepack', Buffer.concat([Buffer.from('MPCK'), Buffer.alloc(900_000, 'AP\x03')])],
  ['endless blocks of WavPack', Buffer.alloc(900_000, wavPackFile(sound).subarray(0, 32))],
  ['marks of WavPack everywhere', Buffer.concat([wavPackFile(sound), Buffer.alloc(900_000, 'wvpk')])],
  ['endless blocks of TAK', Buffer.concat([Buffer.from('tBaK'), Buffer.alloc(900_000, 5)])],
  [
    'endless texts in AIFF',
    aiffFile(sound, { before: Array.from({ length: 4000 }, () => iffChunkOf('NAME', sound)) }),
  ],
  [
    'endless texts in DSDIFF',
    dffFile(
      sound,
      Array.from({ length: 2000 }, () => dffTexts(sound, sound)),
    ),
  ],
  ['a TTA table as large as its file', tableOfTta()],
  ['DSF whose tag is the file itself', Buffer.from(dsfFile(sound, tag).fill(0, 20, 28))],
])('accepts or refuses a hostile file: %s', async (_, bytes) => {
  const before = performance.now();
  expect(OUTCOMES).toContain(await tried(bytes));
  expect(performance.now() - before).toBeLessThan(LONGEST_MS);
});
