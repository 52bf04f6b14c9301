import { fileOf, flacOf, oggOf, samplePath, tone, wavOf } from '@qingyin/audio-dsp/testing';
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FileError } from './file-error.ts';
import { readMusicFile } from './music-file/read-music-file.ts';
import { readSoundFacts } from './sound-facts.ts';
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
const RUNS = 60;
const NAME_MAX = 200;
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

/** Reads the file as one of a music library. @throws any error but a refusal */
async function asMusic(path: string): Promise<void> {
  const facts = await readMusicFile(path).catch((error: unknown) => {
    if (error instanceof FileError && OUTCOMES.includes(error.code)) return undefined;
    throw error;
  });
  if (!facts) return;
  const { durationMs, bitrate, sampleRate, audioHash } = facts;
  for (const number of [durationMs, bitrate, sampleRate])
    if (!Number.isSafeInteger(number) || number <= 0) throw new Error(`not a number of a sound: ${number}`);
  if (!/^[a-z0-9]+:[0-9a-f]{32}$/.test(audioHash)) throw new Error(`not a hash: ${audioHash}`);
}

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

it.each([
  [
    'a tag larger than the file',
    Buffer.concat([Buffer.from('ID3\x03\0\0\x7f\x7f\x7f\x7f', 'latin1'), silentMp3(1)]),
  ],
  ['endless tags', Buffer.alloc(200_000, Buffer.from('ID3\x03\0\0\0\0\0\0', 'latin1'))],
  ['endless Ogg page markers', Buffer.alloc(200_000, Buffer.from('OggS', 'latin1'))],
  ['frame sync marks everywhere', Buffer.alloc(200_000, 0xff)],
])('accepts or refuses a hostile file: %s', async (_, bytes) => {
  expect(OUTCOMES).toContain(await tried(bytes));
});
