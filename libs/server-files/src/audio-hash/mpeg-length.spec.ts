import { fileOf } from '@qingyin/audio-dsp/testing';
import { open } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { CachedFile } from '../cached-file.ts';
import { readMusicFile } from '../music-file/read-music-file.ts';
import { infoFrame, mp3Frame } from '../testing/mpeg-files.ts';
import { adtsFrames, id3v1 } from '../testing/tagged-files.ts';
import { mpegSound } from './mpeg-sound.ts';

const FRAME_MS = (1152 / 44_100) * 1000;
const many = (count: number, make: (at: number) => Buffer): Buffer =>
  Buffer.concat(Array.from({ length: count }, (_, at) => make(at)));
const constant = (count: number): Buffer => many(count, (at) => mp3Frame(at % 200));

let files = 0;
const factsOf = (...parts: Buffer[]) =>
  readMusicFile(fileOf(`length-${(files += 1) % 8}`, Buffer.concat(parts)));

describe('the length of an MP3', () => {
  it.each(['Xing', 'Info', 'VBRI'] as const)('is that of a fitting %s frame', async (mark) => {
    const sound = constant(300);
    const { durationMs } = await factsOf(infoFrame(mark, 310, sound.length + 208), sound);
    expect(durationMs).toBe(Math.round(310 * FRAME_MS));
  });

  it('is that of a header without a number of bytes', async () => {
    const { durationMs } = await factsOf(infoFrame('Xing', 310, 0), constant(300));
    expect(durationMs).toBe(Math.round(310 * FRAME_MS));
  });

  it.each([
    ['was joined with another one', 3000, 300],
    ['was cut', 300, 3000],
  ])('is counted when the header is of the time before the file %s', async (_, count, stated) => {
    const { durationMs } = await factsOf(infoFrame('Xing', stated, stated * 208), constant(count));
    expect(durationMs).toBe(Math.round(count * FRAME_MS));
  });

  it('follows from a constant bit rate', async () => {
    const facts = await factsOf(constant(20_000), id3v1({ title: 'a', artist: '', album: '' }, 'gb18030'));
    expect(facts.bitrate).toBe(64_000);
    expect(facts.durationMs).toBe(Math.round(20_000 * FRAME_MS));
  });

  it.each([
    ['from the middle on', (at: number) => at > 5000],
    ['at the end', (at: number) => at > 9900],
    ['in turns', (at: number) => at % 2 === 1],
  ])('is counted when the bit rate changes %s', async (_, isHigh) => {
    const { durationMs, bitrate } = await factsOf(
      many(10_000, (at) => mp3Frame(at % 200, isHigh(at) ? 128 : 64)),
    );
    expect(durationMs).toBe(Math.round(10_000 * FRAME_MS));
    expect(bitrate).toBeGreaterThanOrEqual(64_000);
  });

  it('skips bytes between frames', async () => {
    const { durationMs } = await factsOf(constant(200), Buffer.alloc(300_000, 'x'), constant(1000));
    expect(durationMs).toBe(Math.round(1200 * FRAME_MS));
  });

  it('leaves out a last frame that is cut', async () => {
    expect((await factsOf(constant(200).subarray(0, -50))).durationMs).toBe(Math.round(199 * FRAME_MS));
  });
});

it('counts the frames of AAC', async () => {
  const { durationMs, sampleRate, channels } = await factsOf(adtsFrames(60));
  expect(Math.abs(durationMs - 60_000)).toBeLessThan(25);
  expect([sampleRate, channels]).toEqual([44_100, 1]);
});

it.each([
  ['a small MP3', () => constant(120), 1],
  [
    'a long MP3 with a header',
    () => Buffer.concat([infoFrame('Xing', 30_000, 30_001 * 208), constant(30_000)]),
    6,
  ],
  ['a long MP3 without a header', () => constant(30_000), 12],
])('reads little of %s', async (_, made, most) => {
  const bytes = made();
  const handle = await open(fileOf('counted', bytes), 'r');
  try {
    let reads = 0;
    const counting = {
      read: (...args: Parameters<typeof handle.read>) => {
        reads += 1;
        return handle.read(...args);
      },
    } as unknown as typeof handle;
    await mpegSound(new CachedFile(counting, bytes.length), 'mp3', 0, bytes.length);
    expect(reads).toBeLessThanOrEqual(most);
  } finally {
    await handle.close();
  }
});
