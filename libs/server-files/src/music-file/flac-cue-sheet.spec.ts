import type { ReadableFile } from '@qingyin/audio-dsp';
import { expect, it } from 'vitest';
import { flacCueSheet } from './flac-cue-sheet.ts';

const RATE = 44_100;
const [STREAMINFO, CUESHEET] = [0, 5];

const fileOf = (bytes: Buffer): ReadableFile => ({
  read: (buffer, offset, length, position) =>
    Promise.resolve({ bytesRead: bytes.copy(buffer, offset, position, position + length) }),
  stat: () => Promise.resolve({ size: bytes.length }),
});

function block(type: number, content: Buffer, isLast = false): Buffer {
  const header = Buffer.alloc(4);
  header.writeUInt32BE(content.length);
  header[0] = type | (isLast ? 0x80 : 0);
  return Buffer.concat([header, content]);
}

interface Track {
  /** samples */
  at: number;
  number: number;
  /** number and samples behind the start of the track */
  points: readonly [number: number, at: number][];
  isData?: boolean;
}

function cueSheet(tracks: readonly Track[]): Buffer {
  const head = Buffer.alloc(396);
  head[395] = tracks.length;
  const bodies = tracks.map(({ at, number, points, isData }) => {
    const body = Buffer.alloc(36 + 12 * points.length);
    body.writeBigUInt64BE(BigInt(at));
    body[8] = number;
    body[21] = isData ? 0x80 : 0;
    body[35] = points.length;
    for (const [index, [point, behind]] of points.entries()) {
      body.writeBigUInt64BE(BigInt(behind), 36 + 12 * index);
      body[36 + 12 * index + 8] = point;
    }
    return body;
  });
  return Buffer.concat([head, ...bodies]);
}

const read = (...blocks: Buffer[]) =>
  flacCueSheet(fileOf(Buffer.concat([Buffer.from('xxfLaC'), ...blocks])), 2, RATE);
const info = block(STREAMINFO, Buffer.alloc(34));
const tracks: Track[] = [
  { at: 0, number: 1, points: [[1, 0]] },
  {
    ...{ at: RATE * 61, number: 2 },
    points: [
      [0, 0],
      [1, 588 * 3],
    ],
  },
  { at: RATE * 100, number: 3, points: [[1, 0]], isData: true },
  { at: RATE * 200, number: 170, points: [] },
];

it('turns the block CUESHEET of a FLAC file into the text of a sheet', async () => {
  expect(await read(info, block(1, Buffer.alloc(9)), block(CUESHEET, cueSheet(tracks), true))).toBe(
    'TRACK 01 AUDIO\nINDEX 01 00:00:00\nTRACK 02 AUDIO\nINDEX 00 01:01:00\nINDEX 01 01:01:03',
  );
});

it('finds none without such a block, without tracks, and in one that ends early', async () => {
  expect(await read(info, block(4, Buffer.alloc(20), true))).toBeUndefined();
  expect(await read(info, block(CUESHEET, cueSheet([]), true))).toBeUndefined();
  expect(await read(info)).toBeUndefined();
  expect(await read(info, block(CUESHEET, cueSheet(tracks).subarray(0, 410), true))).toBeUndefined();
  expect(await read(info, block(CUESHEET, cueSheet(tracks).subarray(0, 440), true))).toBe('TRACK 01 AUDIO');
});
