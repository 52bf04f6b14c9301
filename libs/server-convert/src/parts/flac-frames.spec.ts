import type { ReadableFile } from '@qingyin/audio-dsp';
import { expect, it } from 'vitest';
import { crc8 } from './checksums.ts';
import { type FlacFrames, frameBefore, framesFrom } from './flac-frames.ts';

const BLOCK_SIZE = 4096;

/** Header of a frame of 4,096 samples in mono. @param number below 128 */
function header(number: number): Buffer {
  const bytes = Buffer.from([0xff, 0xf8, 0xc9, 0x08, number]);
  return Buffer.concat([bytes, Buffer.from([crc8(bytes)])]);
}

/** A file that consists of headers, and has no frame. */
function headersOnly(megabytes: number, ...numbers: number[]): FlacFrames {
  const [last = 0] = numbers.slice(-1);
  const first = Buffer.concat(numbers.map(header));
  const bytes = Buffer.concat([first, Buffer.alloc(megabytes * 1024 * 1024, header(last))]);
  const file: ReadableFile = {
    read: (buffer, offset, length, position) =>
      Promise.resolve({ bytesRead: bytes.copy(buffer, offset, position, position + length) }),
    stat: () => Promise.resolve({ size: bytes.length }),
  };
  return { file, blockSize: BLOCK_SIZE, head: header(0), end: bytes.length };
}

it('refuses a file with many headers but no frames, without reading it again for each', async () => {
  const read = async (): Promise<void> => {
    for await (const frame of framesFrom(headersOnly(4, 0, 1), 0)) expect(frame.samples).toBe(BLOCK_SIZE);
  };
  await expect(read()).rejects.toThrow('damaged FLAC frame');
});

it('seeks in such a file without looking for the end of each', async () => {
  expect(await frameBefore(headersOnly(1, 0), 100 * BLOCK_SIZE, 0)).toBe(0);
});
