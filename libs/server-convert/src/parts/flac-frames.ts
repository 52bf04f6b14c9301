import { readAt, type ReadableFile } from '@qingyin/audio-dsp';
import { crc16 } from './checksums.ts';
import {
  type FlacFrameHeader,
  type FlacStreamForm,
  LONGEST_HEADER,
  readFrameHeader,
} from './flac-frame-header.ts';

const PIECE = 256 * 1024;
/** Upper bound of a frame: eight channels with 24 bits and 65,536 samples have less. */
const LONGEST_FRAME = 2 * 1024 * 1024;
const CHECKSUM = 2;
/** Headers without a frame after which a piece has none: sound looks like a header once in gigabytes. */
const MOST_HEADERS = 16;
const SYNC = 0xff;

/** A frame of a FLAC file. */
export interface FlacFrame extends FlacFrameHeader {
  /** with header and checksum */
  bytes: Buffer;
}

/** Where the frames of a FLAC file are. */
export interface FlacFrames extends FlacStreamForm {
  file: ReadableFile;
  /** offset behind the last frame */
  end: number;
}

/**
 * Reads frames one after the other. A frame ends where one begins that continues it and its checksum is right.
 *
 * @param from offset of a frame
 * @throws Error when the file is damaged
 */
export async function* framesFrom(frames: FlacFrames, from: number): AsyncGenerator<FlacFrame> {
  let bytes: Buffer = Buffer.alloc(0);
  let offset = from;
  while (offset < frames.end) {
    const found =
      bytes.length > 0 ? frameAt(frames, bytes, 0, offset + bytes.length >= frames.end) : undefined;
    if (found) {
      yield found;
      offset += found.bytes.length;
      bytes = bytes.subarray(found.bytes.length);
      continue;
    }
    const start = offset + bytes.length;
    if (start >= frames.end || bytes.length > LONGEST_FRAME) throw new Error('damaged FLAC frame');
    const more = await readAt(frames.file, start, Math.min(PIECE, frames.end - start));
    if (more.length === 0) throw new Error('FLAC file is shorter than before');
    bytes = Buffer.concat([bytes, more]);
  }
}

/** The frame at an offset of the bytes; undefined when none begins there, or its end is not in the bytes. */
function frameAt(frames: FlacFrames, bytes: Buffer, at: number, isEnd: boolean): FlacFrame | undefined {
  const header = readFrameHeader(bytes, at, frames);
  if (!header) return undefined;
  // The ends come in order, so that each byte is summed once.
  let summed = at;
  let sum = 0;
  const whole = (end: number): FlacFrame | undefined => {
    sum = crc16(bytes, end - CHECKSUM, summed, sum);
    summed = end - CHECKSUM;
    return sum === bytes.readUInt16BE(summed) ? { ...header, bytes: bytes.subarray(at, end) } : undefined;
  };
  const next = header.first + header.samples;
  const least = at + header.length + CHECKSUM;
  for (let end = bytes.indexOf(SYNC, least); end >= 0; end = bytes.indexOf(SYNC, end + 1)) {
    if (readFrameHeader(bytes, end, frames)?.first !== next) continue;
    const found = whole(end);
    if (found) return found;
  }
  return isEnd && bytes.length >= least ? whole(bytes.length) : undefined;
}

/**
 * Finds a frame that is not behind a sample, and near it.
 *
 * @param sample position in the stream
 * @param from offset of the first frame
 * @returns its offset
 */
export async function frameBefore(frames: FlacFrames, sample: number, from: number): Promise<number> {
  let low = from;
  let high = frames.end;
  while (high - low > 2 * PIECE) {
    const middle = Math.floor((low + high) / 2);
    const bytes = await readAt(frames.file, middle, PIECE);
    const found = firstFrame(frames, bytes);
    if (found && found.first <= sample) low = middle + found.at;
    else high = middle;
  }
  return low;
}

/** The first frame that lies in the bytes wholly; undefined also after many headers without a frame. */
function firstFrame(frames: FlacFrames, bytes: Buffer): { at: number; first: number } | undefined {
  let headers = 0;
  for (let at = bytes.indexOf(SYNC); at >= 0; at = bytes.indexOf(SYNC, at + 1)) {
    if (at + LONGEST_HEADER > bytes.length) return undefined;
    if (!readFrameHeader(bytes, at, frames)) continue;
    const frame = frameAt(frames, bytes, at, false);
    if (frame) return { at, first: frame.first };
    headers += 1;
    if (headers >= MOST_HEADERS) return undefined;
  }
  return undefined;
}
