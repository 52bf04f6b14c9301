import { fileOf, flacOf, tone } from '@qingyin/audio-dsp/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readMusicFile } from '../music-file/read-music-file.ts';
import { id3v1, withFlacBlock } from '../testing/tagged-files.ts';

const RATE = 44_100;
const SAMPLES_AT = 21;
/** A FLAC file as encoders write it to a pipe: without the number of samples. */
const streamed = (flac: Buffer): Buffer => {
  const copy = Buffer.from(flac);
  copy.writeUInt8(copy.readUInt8(SAMPLES_AT) & 0xf0, SAMPLES_AT);
  copy.writeUInt32BE(0, SAMPLES_AT + 1);
  return copy;
};
const read = (bytes: Buffer) => readMusicFile(fileOf('flac-sound', bytes));

describe('a FLAC file without the number of its samples', () => {
  it('has the length up to its last frame', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 2000, max: 9 * RATE }), async (samples) => {
        const flac = await flacOf(tone(samples / RATE));
        const { durationMs } = await read(flac);
        expect(await read(streamed(flac))).toMatchObject({ durationMs });
      }),
      { numRuns: 12 },
    );
  });

  it('has it behind other blocks and before ID3v1', async () => {
    const flac = withFlacBlock(streamed(await flacOf(tone(3))), 1, Buffer.alloc(70_000));
    const tag = id3v1({ title: 'a', artist: 'b', album: 'c' }, 'gb18030');
    expect((await read(Buffer.concat([flac, tag]))).durationMs).toBe(3000);
  });
});

it.each([0.3, 0.6, 0.9])('refuses a FLAC file of which only a part is there: %s', async (part) => {
  const flac = await flacOf(tone(5));
  await expect(read(flac.subarray(0, Math.round(flac.length * part)))).rejects.toMatchObject({
    code: 'unreadable',
    truncated: true,
  });
});
