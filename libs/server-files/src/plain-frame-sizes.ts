import { type ReadableFile, readAt, id3Length } from '@qingyin/audio-dsp';
import type { BytePatch } from './byte-patches.ts';

const TAG_HEADER = 10;
const FRAME_HEADER = 10;
const SIZE_AT = 4;
const MAJOR_AT = 3;
const FLAGS_AT = 5;
const EXTENDED = 0x40;
const VERSION = 4;
const MOST_FRAMES = 2048;
const NAME = /^[A-Z0-9]{4}$/;
const LARGEST_SIZE = 2 ** 28;

interface Frame {
  sizeAt: number;
  size: number;
}

/**
 * Old versions of iTunes wrote the frame sizes of ID3v2.4 as plain numbers instead of seven bits per byte. Detects
 * such tags: their frames are contiguous only when the sizes are read as plain numbers.
 *
 * @param start offset of the tag
 * @returns patches with the sizes in the standard format; none for a correct tag
 */
export async function plainFrameSizes(handle: ReadableFile, start: number): Promise<BytePatch[]> {
  const header = await readAt(handle, start, TAG_HEADER);
  const length = id3Length(header);
  if (length === 0 || header[MAJOR_AT] !== VERSION || (header[FLAGS_AT] ?? 0) & EXTENDED) return [];
  const tag = { from: start + TAG_HEADER, to: start + length };
  if (await framesOf(handle, tag, sevenBits)) return [];
  const frames = await framesOf(handle, tag, (bytes) => bytes.readUInt32BE(0));
  return (frames ?? []).map(({ sizeAt, size }) => ({ at: sizeAt, bytes: asSevenBits(size) }));
}

/** The frames of a tag, if they are contiguous up to its end or to padding. */
async function framesOf(
  handle: ReadableFile,
  { from, to }: { from: number; to: number },
  sizeOf: (bytes: Buffer) => number,
): Promise<Frame[] | undefined> {
  const frames: Frame[] = [];
  let at = from;
  while (at + FRAME_HEADER <= to && frames.length < MOST_FRAMES) {
    const header = await readAt(handle, at, FRAME_HEADER);
    if (header.length < FRAME_HEADER) return undefined;
    if (header[0] === 0) return frames;
    const size = sizeOf(header.subarray(SIZE_AT, SIZE_AT + 4));
    if (!NAME.test(header.toString('latin1', 0, 4)) || size === 0 || size >= LARGEST_SIZE) return undefined;
    frames.push({ sizeAt: at + SIZE_AT, size });
    at += FRAME_HEADER + size;
  }
  return at <= to ? frames : undefined;
}

const sevenBits = (bytes: Buffer): number =>
  bytes.reduce((sum, byte) => (byte & 0x80 ? NaN : sum * 128 + byte), 0);

const asSevenBits = (size: number): Uint8Array =>
  Uint8Array.of((size >> 21) & 0x7f, (size >> 14) & 0x7f, (size >> 7) & 0x7f, size & 0x7f);
