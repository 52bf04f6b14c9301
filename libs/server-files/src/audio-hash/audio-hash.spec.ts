import type { SoundType } from '@qingyin/audio-dsp';
import { fileOf, flacOf, oggOf, samplePath, tone, wavOf } from '@qingyin/audio-dsp/testing';
import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readMusicFile } from '../music-file/read-music-file.ts';
import { apeTag, infoFrame, lyrics3, mp3Frame } from '../testing/mpeg-files.ts';
import { mp4Tag, retaggedMp4 } from '../testing/mp4-files.ts';
import { retaggedOgg } from '../testing/ogg-files.ts';
import {
  adtsFrames,
  id3v1,
  id3v2,
  pictureFrame,
  utf8Frame,
  withChunk,
  withFlacBlock,
  withInfoTitle,
  withVorbisComments,
} from '../testing/tagged-files.ts';

let files = 0;
const hashOf = async (bytes: Buffer): Promise<string> =>
  (await readMusicFile(fileOf(`hashed-${(files += 1) % 8}`, bytes))).audioHash;

/** Frames with different contents. @param seed another seed makes another recording */
const mp3 = (frames: number, seed = 0): Buffer =>
  Buffer.concat(Array.from({ length: frames }, (_, at) => mp3Frame((at * 7 + seed) % 200)));
const wav = wavOf(tone(1), { kind: 1, bits: 16 });
const m4a = readFileSync(samplePath('tone.m4a'));
const opus = readFileSync(samplePath('tone.opus'));
const picture = Buffer.alloc(30_000, 7);
const front = id3v2(3, [utf8Frame('TIT2', '晴天'), pictureFrame(3, picture)]);
const back = id3v1({ title: 'title', artist: 'artist', album: '' }, 'gb18030');
const [SHORT, LONG] = [200, 9000];
const MD5_AT = 26;

describe('retagging leaves the hash of an MP3', () => {
  const variants: [string, (sound: Buffer) => Buffer[]][] = [
    ['ID3v2 with a picture', (sound) => [front, sound]],
    ['two ID3v2 tags', (sound) => [front, front, sound]],
    ['padding behind the tag', (sound) => [front, Buffer.alloc(5000), sound]],
    ['ID3v1', (sound) => [sound, back]],
    ['APE', (sound) => [sound, apeTag({ Title: 'ape' })]],
    ['APE without a header, then ID3v1', (sound) => [sound, apeTag({ Title: 'ape' }, false), back]],
    ['Lyrics3 of version 1', (sound) => [sound, lyrics3(1, 'la la'), back]],
    ['Lyrics3 of version 2', (sound) => [sound, lyrics3(2, 'la la'), back]],
    ['all of them', (sound) => [front, sound, apeTag({ A: 'b' }), lyrics3(2, 'la'), back]],
    ['an Info frame', (sound) => [infoFrame('Info', sound.length / 208, sound.length + 208), sound]],
    ['a VBRI frame', (sound) => [front, infoFrame('VBRI', sound.length / 208, sound.length + 208), sound]],
    ['bytes behind the last frame', (sound) => [sound, Buffer.from('left by some program')]],
  ];
  it.each(variants)('%s', async (_, retagged) => {
    for (const sound of [mp3(SHORT), mp3(LONG)])
      expect(await hashOf(Buffer.concat(retagged(sound)))).toBe(await hashOf(sound));
  });

  it('any tags before and behind it', async () => {
    const sound = mp3(SHORT);
    const whole = await hashOf(sound);
    const text = fc.string({ unit: 'binary', minLength: 1, maxLength: 60 });
    await fc.assert(
      fc.asyncProperty(fc.array(text), text, fc.boolean(), fc.nat(3000), async (texts, one, v1, padding) => {
        const tag = id3v2(
          4,
          texts.map((value) => utf8Frame('TXXX', `name\0${value}`)),
        );
        const parts = [
          tag,
          Buffer.alloc(padding),
          sound,
          apeTag({ Comment: one }),
          v1 ? back : Buffer.alloc(0),
        ];
        expect(await hashOf(Buffer.concat(parts))).toBe(whole);
      }),
      { numRuns: 40 },
    );
  });
});

it('retagging leaves the hash of AAC', async () => {
  const sound = adtsFrames(3);
  const hash = await hashOf(sound);
  expect(hash).toMatch(/^aac:[0-9a-f]{32}$/);
  expect(await hashOf(Buffer.concat([front, sound, apeTag({ Title: 'a' }), back]))).toBe(hash);
});

it('retagging leaves the hash of FLAC, with and without a checksum of its sound', async () => {
  const bare = await flacOf(tone(1));
  const flac = Buffer.from(bare).fill(5, MD5_AT, MD5_AT + 16);
  for (const sound of [flac, bare]) {
    const hash = await hashOf(sound);
    expect(hash).toMatch(/^flac:[0-9a-f]{32}$/);
    const tagged = withVorbisComments(withFlacBlock(sound, 1, Buffer.alloc(9000)), { TITLE: '晴天' });
    expect(await hashOf(tagged)).toBe(hash);
    expect(await hashOf(Buffer.concat([front, sound]))).toBe(hash);
    expect(await hashOf(Buffer.concat([tagged, back]))).toBe(hash);
  }
  expect(await hashOf(bare)).not.toBe(await hashOf(flac));
});

it.each([true, false])(
  'retagging and moving leave the hash of MP4 (description first: %s)',
  async (moovFirst) => {
    const hash = await hashOf(m4a);
    expect(hash).toMatch(/^m4a:[0-9a-f]{32}$/);
    for (const padding of [0, 4000]) {
      const tags = [mp4Tag('©nam', '晴天'), mp4Tag('©lyr', 'la '.repeat(500))];
      expect(await hashOf(retaggedMp4(m4a, tags, { moovFirst, padding }))).toBe(hash);
    }
  },
);

it('bytes of MP4 media data that belong to no packet of the sound leave its hash', async () => {
  const moved = retaggedMp4(m4a, [], { moovFirst: true, padding: 0 });
  const at = moved.indexOf('mdat') - 4;
  moved.writeUInt32BE(moved.readUInt32BE(at) + 500, at);
  expect(await hashOf(Buffer.concat([moved, Buffer.alloc(500, 'other track')]))).toBe(await hashOf(m4a));
});

it('retagging and moving leave the hash of MP4 without a table of its packets', async () => {
  const without = Buffer.from(m4a);
  without.write('free', without.indexOf('stco'), 'latin1');
  const tags = [mp4Tag('©nam', '晴天')];
  const moved = retaggedMp4(without, tags, { moovFirst: false, padding: 100 });
  expect(await hashOf(moved)).toBe(await hashOf(without));
});

it.each([
  ['ogg', () => oggOf(tone(2))],
  ['opus', () => opus],
] as const)('other comments and pages leave the hash of %s', async (type, made) => {
  const sound = await made();
  const { audioHash, durationMs } = await readMusicFile(fileOf(`sound.${type}`, sound));
  expect(audioHash).toMatch(new RegExp(`^${type}:[0-9a-f]{32}$`));
  for (const segments of [255, 40, 3]) {
    const comments = { TITLE: '晴天', LYRICS: 'la '.repeat(segments * 10) };
    const retagged = retaggedOgg(sound, comments, { serial: segments, segments });
    const facts = await readMusicFile(fileOf(`retagged.${type}`, retagged));
    expect(facts).toMatchObject({ audioHash, durationMs, tags: { title: '晴天' } });
  }
});

it('Ogg FLAC has a hash of its packets', async () => {
  const hash = await hashOf(await flacOf(tone(1), true));
  expect(hash).toMatch(/^ogg:[0-9a-f]{32}$/);
  expect(await hashOf(await flacOf(tone(2), true))).not.toBe(hash);
});

it('other chunks leave the hash of WAV', async () => {
  const hash = await hashOf(wav);
  expect(hash).toMatch(/^wav:[0-9a-f]{32}$/);
  expect(await hashOf(withInfoTitle(wav, '床前明月', 'gb18030'))).toBe(hash);
  expect(await hashOf(withChunk(wav, 'id3 ', front))).toBe(hash);
});

describe('the hash differs', () => {
  it('for recordings of equal length', async () => {
    for (const frames of [SHORT, LONG])
      expect(await hashOf(mp3(frames, 1))).not.toBe(await hashOf(mp3(frames)));
  });

  it('for silence of another length', async () => {
    const silence = (frames: number) => Buffer.concat(Array.from({ length: frames }, () => mp3Frame(0)));
    const hashes = await Promise.all(
      [SHORT, SHORT + 1, LONG, LONG + 1].map((frames) => hashOf(silence(frames))),
    );
    expect(new Set(hashes).size).toBe(4);
    const wavs = [tone(9).fill(0), tone(9.001).fill(0)].map((samples) =>
      wavOf(samples, { kind: 1, bits: 16 }),
    );
    expect(await hashOf(wavs[0] ?? wav)).not.toBe(await hashOf(wavs[1] ?? wav));
    expect(await hashOf(await flacOf(tone(1).fill(0)))).not.toBe(
      await hashOf(await flacOf(tone(1.5).fill(0))),
    );
  });

  it('for the same samples at another rate', async () => {
    const slow = wavOf(tone(1), { kind: 1, bits: 16, rate: 22_050 });
    expect(await hashOf(slow)).not.toBe(await hashOf(wav));
  });

  it('for a part that is neither at the start nor in the middle, by the length', async () => {
    const whole = mp3(LONG);
    expect(await hashOf(whole.subarray(0, -208))).not.toBe(await hashOf(whole));
  });

  it('for each format', async () => {
    const made: Record<SoundType, Buffer> = {
      mp3: mp3(SHORT),
      aac: adtsFrames(1),
      flac: await flacOf(tone(1)),
      ogg: await oggOf(tone(1)),
      opus,
      m4a,
      wav,
    };
    const hashes = await Promise.all(Object.values(made).map(hashOf));
    expect(hashes.map((hash) => hash.split(':')[0])).toEqual(Object.keys(made));
  });
});
