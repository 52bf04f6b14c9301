import {
  findFrames,
  frameAt,
  type Mp3Info,
  readAt,
  type ReadableFile,
  type SoundFrame,
} from '@qingyin/audio-dsp';
import type { ByteRange } from '../byte-range.ts';

/** Frames of smaller files are counted. */
const COUNTED = 256 * 1024;
/** Bytes read at once while frames are counted. */
const PIECE = 256 * 1024;
/** Longest header of a frame, bytes. */
const HEADER = 7;
/** Places at which the bit rate of a file is looked at, parts of the whole. */
const PROBES = [0, 0.25, 0.5, 0.75, 1];
const PROBE = 8 * 1024;
/** Frames at a place that must agree. */
const LEAST_FRAMES = 3;
/** By how much the length that a header states may differ from that of the file. */
const TOLERANCE = 0.02;
const LONGEST_FRAME = 1441;
/** Bytes of a piece without frames that are looked at again with the next one: a run of frames may begin in them. */
const OVERLAP = 16 * 1024;
const HIGHEST_RATE = 330_000;
const LOWEST_RATE = 7000;

/** Length of a run of frames. */
export interface MpegLength {
  /** seconds */
  duration: number;
  /** bits per second, the average of variable rates */
  bitrate: number;
}

/**
 * Length of a run of MPEG or ADTS frames: from the header of the file if it fits the file, from the bit rate if it is
 * the same everywhere, else by counting all frames.
 *
 * @param first the first frame with sound
 * @param info what the header states
 */
export async function mpegLength(
  file: ReadableFile,
  range: ByteRange,
  first: SoundFrame,
  info: Mp3Info | undefined,
): Promise<MpegLength> {
  const bits = range.length * 8;
  const stated = info && (info.frames * first.samples) / first.sampleRate;
  if (stated && fits(info, range.length, bits / stated)) return rounded(stated, bits, first);
  const constant = range.length > COUNTED ? await constantLength(file, range, first) : undefined;
  if (constant) return { duration: constant, bitrate: first.bitrate };
  return rounded(await secondsOfFrames(file, range), bits, first);
}

/** Whether a header belongs to these frames: editors that cut or join files leave the old one. */
const fits = ({ bytes }: Mp3Info, length: number, rate: number): boolean =>
  bytes > 0
    ? Math.abs(bytes - length) <= length * TOLERANCE + 2 * LONGEST_FRAME
    : rate > LOWEST_RATE && rate < HIGHEST_RATE;

/** The average rate, or the stated one of the first frame if it is the same. */
function rounded(duration: number, bits: number, { bitrate }: SoundFrame): MpegLength {
  const average = duration > 0 ? bits / duration : 0;
  const isSame = Math.abs(average - bitrate) <= bitrate * TOLERANCE;
  return { duration, bitrate: isSame ? bitrate : Math.round(average) };
}

/** Seconds of frames that all have the same bit rate; undefined when it varies. */
async function constantLength(
  file: ReadableFile,
  { at, length }: ByteRange,
  first: SoundFrame,
): Promise<number | undefined> {
  if (first.bitrate === 0) return undefined;
  const sizes = new Set<number>();
  for (const part of PROBES) {
    const piece = await readAt(file, Math.floor(at + part * (length - PROBE)), PROBE);
    const frames = framesOf(piece);
    const agrees = frames.every(({ form, bitrate }) => form === first.form && bitrate === first.bitrate);
    if (frames.length < LEAST_FRAMES || !agrees) return undefined;
    for (const { size } of frames) sizes.add(size);
  }
  // Encoders add a byte to some frames to keep the bit rate exact; those that do not have frames of one size.
  return sizes.size > 1
    ? (length * 8) / first.bitrate
    : ((length / first.size) * first.samples) / first.sampleRate;
}

/** The frames that follow each other in a piece of a file. */
function framesOf(piece: Buffer): SoundFrame[] {
  const frames: SoundFrame[] = [];
  let at = findFrames(piece, false)?.at ?? piece.length;
  for (let frame = frameAt(piece, at); frame; frame = frameAt(piece, at)) {
    frames.push(frame);
    at += frame.size;
  }
  return frames;
}

/** Sum of the lengths of all complete frames, seconds. Bytes between frames are skipped. */
async function secondsOfFrames(file: ReadableFile, { at: from, length }: ByteRange): Promise<number> {
  const end = from + length;
  let seconds = 0;
  let form: number | undefined;
  let piece: Buffer = Buffer.alloc(0);
  let pieceAt = from;
  for (let at = from; at + HEADER <= end;) {
    if (at + HEADER > pieceAt + piece.length) {
      const wanted = Math.min(PIECE, end - at);
      piece = await readAt(file, at, wanted);
      pieceAt = at;
      if (piece.length < wanted) break;
    }
    const frame = frameAt(piece, at - pieceAt);
    if (frame && (form ??= frame.form) === frame.form) {
      at += frame.size;
      if (at <= end) seconds += frame.samples / frame.sampleRate;
      continue;
    }
    const left = piece.subarray(at - pieceAt);
    const isLast = pieceAt + piece.length >= end;
    const next = findFrames(left, isLast);
    form = next && frameAt(left, next.at)?.form;
    if (next) at += next.at;
    else if (isLast) break;
    else if (left.length > OVERLAP) at += left.length - OVERLAP;
    else piece = Buffer.alloc(0);
  }
  return seconds;
}
