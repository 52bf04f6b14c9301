import {
  createInfoFrame,
  frameCount,
  framesBytes,
  mp3StreamBytes,
  SAMPLES_PER_FRAME,
} from '@qingyin/audio-dsp';
import { expect, test } from 'vitest';
import { composeSong, createSongSpec, type Mood } from '../compose/index.ts';
import { COVER_TAG_BYTES, id3Tag, TAG_BYTES } from './id3-tag.ts';
import { createMp3Stream } from './mp3-stream.ts';

const song = (id: number, mood: Mood) =>
  composeSong(
    createSongSpec({
      id,
      slug: 'test',
      mood,
      lines: [
        { zh: '床前明月光', en: '' },
        { zh: '疑是地上霜', en: '' },
      ],
    }),
  );

async function encode(id: number, mood: Mood, cut: number): Promise<{ bytes: Buffer; samples: number }> {
  const whole = song(id, mood);
  // Only the first seconds are encoded: the size is computed for any length.
  const composition = { ...whole, totalSamples: cut, notes: whole.notes.filter(({ at }) => at < cut) };
  const stream = await createMp3Stream(composition);
  const parts: Uint8Array[] = [];
  for (let part = stream.next(); part; part = stream.next()) parts.push(part);
  stream.release();
  return { bytes: Buffer.concat(parts), samples: cut };
}

test.each([
  [1, 'night', 100_000],
  [2, 'heroic', 1152 * 80],
  [3, 'rustic', 1152 * 80 + 1],
  [4, 'snow', 1152 * 81 - 577],
  [5, 'bright', 44_100],
] as const)('the encoded size of song %i (%s, %i samples) equals the computed one', async (id, mood, cut) => {
  const { bytes, samples } = await encode(id, mood, cut);
  expect(bytes.length).toBe(mp3StreamBytes(samples));
  let frames = 0;
  for (let at = 0; at < bytes.length; at += 417 + (((bytes[at + 2] ?? 0) >> 1) & 1)) {
    expect(bytes.readUInt16BE(at)).toBe(0xfffb);
    frames++;
  }
  expect(frames).toBe(frameCount(samples) + 1);
});

test('rendering is deterministic', async () => {
  const once = await encode(9, 'calm', 60_000);
  const twice = await encode(9, 'calm', 60_000);
  expect(once.bytes.equals(twice.bytes)).toBe(true);
});

test('the Info frame has consistent frame count, byte count, delay and padding', () => {
  const samples = 123_457;
  const frame = createInfoFrame(samples);
  expect(frame.length).toBe(417);
  expect(frame.toString('latin1', 36, 40)).toBe('Info');
  expect(frame.readUInt32BE(44)).toBe(frameCount(samples));
  expect(frame.readUInt32BE(48)).toBe(417 + framesBytes(frameCount(samples)));
  const trims = frame.readUIntBE(36 + 120 + 21, 3);
  const delay = trims >> 12;
  const padding = trims & 0xfff;
  expect(delay).toBe(576);
  expect(frameCount(samples) * SAMPLES_PER_FRAME - delay - padding).toBe(samples);
});

test('the ID3 tag has the expected size, and a cover only if it was requested and fits', () => {
  const tags = {
    title: '静夜思',
    artist: '李白',
    album: '夜',
    track: 1,
    cover: { kind: 'album', mood: 'night', seed: 'x' },
  } as const;
  for (const [cover, bytes] of [
    [undefined, TAG_BYTES],
    [9_000, COVER_TAG_BYTES],
    [60_000, COVER_TAG_BYTES],
  ] as const) {
    const tag = id3Tag(
      tags,
      '[00:01.000]床前明月光',
      cover === undefined ? undefined : Buffer.alloc(cover, 1),
    );
    expect(tag.length).toBe(bytes);
    expect(tag.toString('latin1', 0, 3)).toBe('ID3');
    const size = [6, 7, 8, 9].reduce((sum, at) => (sum << 7) | (tag[at] ?? 0), 0);
    expect(size).toBe(bytes - 10);
    expect(tag.includes('APIC')).toBe(cover === 9_000);
    expect(tag.includes('USLT')).toBe(true);
  }
});
