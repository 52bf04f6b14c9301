import { type Bytes, bigEndianReader } from './bytes.ts';
import { createPartialFrameBuffer, type RangeFile } from './range-file.ts';
import {
  type FrameSplitter,
  type AudioFormat,
  type Frame,
  NotJoinableError,
  type FilePosition,
} from './audio-format.ts';
import { box, initSegment } from './fragment.ts';

const STREAM_INFO_BYTES = 34;
/** A seek lands at most this far before the requested position, seconds. */
const NEAR_S = 2;
/** Number of probes per seek, and bytes read by each. */
const GUESSES = 8;
const GUESS_BYTES = 48 * 1024;
/** Upper bound of a frame, bytes: a longer one means that the file is damaged. */
const FRAME_LIMIT = 2 * 1024 * 1024;
const RATES = [0, 88_200, 176_400, 192_000, 8000, 16_000, 22_050, 24_000, 32_000, 44_100, 48_000, 96_000];

interface StreamInfo {
  rate: number;
  channels: number;
  /** bits per sample */
  bits: number;
  total: number;
  minBlock: number;
  maxBlock: number;
  minFrame: number;
}

interface Header {
  at: number;
  ticks: number;
}

function crc8(bytes: Uint8Array, from: number, to: number): number {
  let crc = 0;
  for (let at = from; at < to; at += 1) {
    crc ^= bytes[at] ?? 0;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 0x80 ? ((crc << 1) ^ 0x07) & 0xff : crc << 1;
  }
  return crc;
}

/**
 * Parses the frame header at `at`. Returns null when no frame of this stream begins there, undefined when more
 * bytes are needed to decide.
 */
export function parseFlacFrameHeader(
  bytes: Uint8Array,
  at: number,
  info: StreamInfo,
): Header | null | undefined {
  const { byte, u16 } = bigEndianReader(bytes);
  if (byte(at) !== 0xff || (byte(at + 1) & 0xfe) !== 0xf8) return null;
  // A header has at most 16 bytes.
  if (at + 16 > bytes.length) return undefined;
  const size = byte(at + 2) >> 4;
  const speed = byte(at + 2) & 15;
  if (size === 0 || speed === 15 || (RATES[speed] ?? info.rate) !== (speed === 0 ? 0 : info.rate))
    return null;
  let next = at + 4;
  const lead = byte(next);
  const more = lead < 0x80 ? 0 : Math.clz32(~lead << 24) - 1;
  if (lead === 0xff || more < 0 || (more === 0 && lead >= 0x80)) return null;
  let number = more === 0 ? lead : lead & (0x3f >> more);
  for (next += 1; next <= at + 4 + more; next += 1) number = number * 64 + (byte(next) & 63);
  let ticks = size === 1 ? 192 : size < 6 ? 576 << (size - 2) : 256 << (size - 8);
  if (size === 6) ticks = byte(next) + 1;
  if (size === 7) ticks = u16(next) + 1;
  next += size === 6 ? 1 : size === 7 ? 2 : 0;
  next += speed === 12 ? 1 : speed > 12 ? 2 : 0;
  if (crc8(bytes, at, next) !== byte(next)) return null;
  // Streams with a fixed block size number their frames, others their samples.
  return { at: byte(at + 1) & 1 ? number : number * info.maxBlock, ticks };
}

function readInfo(bytes: Uint8Array): StreamInfo {
  const { u16, u24, u32, byte } = bigEndianReader(bytes);
  return {
    minBlock: u16(0),
    maxBlock: u16(2),
    minFrame: u24(4),
    rate: u24(10) >> 4,
    channels: ((byte(12) >> 1) & 7) + 1,
    bits: (byte(12) & 1) * 16 + (byte(13) >> 4) + 1,
    total: (byte(13) & 15) * 0x1_0000_0000 + u32(14),
  };
}

/**
 * Reads the stream info of a FLAC file. Its frames are wrapped in MP4 fragments, the only container in which
 * browsers accept FLAC for Media Source.
 *
 * @throws {NotJoinableError} when the file has no frames or states no length
 */
export async function openFlac(file: RangeFile): Promise<AudioFormat> {
  const head = await file.peek(0, 8 + STREAM_INFO_BYTES);
  const block = head.slice(8);
  const info = readInfo(block);
  let start = 4;
  for (let last = false; !last;) {
    const header = bigEndianReader(await file.peek(start, 4));
    last = header.byte(0) >= 0x80;
    start += 4 + header.u24(1);
    if (start >= file.size) throw new NotJoinableError('FLAC without audio frames');
  }
  if (!info.rate || !info.total) throw new NotJoinableError('FLAC without a total number of samples');
  const { rate, total } = info;
  const byteRate = (file.size - start) / (total / rate);

  function cutter({ byte, tick }: FilePosition): FrameSplitter {
    const rest = createPartialFrameBuffer();
    let due = byte === start ? 0 : tick;
    const take = (bytes: Bytes, last: boolean): Frame[] => {
      const found: Frame[] = [];
      let open: (Header & { from: number }) | null = null;
      let from = 0;
      for (let at = bytes.indexOf(0xff); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
        const here = parseFlacFrameHeader(bytes, at, info);
        if (here === undefined && !last) break;
        if (!here || (due !== null && here.at !== due)) continue;
        if (open) found.push({ bytes: bytes.slice(open.from, at), at: open.at, ticks: open.ticks });
        open = { ...here, from: at };
        due = here.at + here.ticks;
        at += Math.max(info.minFrame, 8) - 1;
        from = open.from;
      }
      // The last frame is complete when the next one begins or the file ends; until then it is parsed again.
      if (open && last) found.push({ bytes: bytes.slice(open.from), at: open.at, ticks: open.ticks });
      else if (open) due = open.at;
      if (bytes.length > FRAME_LIMIT && found.length === 0) throw new NotJoinableError('Damaged FLAC');
      rest.done(open ? from : due === null ? Math.max(0, bytes.length - 16) : 0);
      return found;
    };
    return { push: (more) => take(rest.add(more), false), end: () => take(rest.left(), true) };
  }

  /**
   * Interpolation search: probes the file where constant bit rate puts the sample, and narrows the range each
   * time.
   */
  async function locate(wanted: number): Promise<FilePosition | null> {
    let low = { byte: start, tick: 0 };
    let high = { byte: file.size, tick: total };
    for (let guess = 0; guess < GUESSES && wanted - low.tick > NEAR_S * rate; guess += 1) {
      const share = Math.max(0, wanted - low.tick - (NEAR_S * rate) / 2) / (high.tick - low.tick);
      const byte = Math.floor(low.byte + share * (high.byte - low.byte));
      const [frame] = cutter({ byte, tick: null }).push(await file.peek(byte, GUESS_BYTES));
      if (!frame || frame.at >= high.tick) break;
      const place = { byte, tick: frame.at };
      if (frame.at <= wanted) low = place;
      else high = place;
    }
    return low;
  }

  // Clears fields that differ between tracks of one album without concerning the decoder (frame sizes, total
  // samples, MD5): a changed init segment would reset the decoder.
  const config = block.slice();
  config.fill(0, 4, 10);
  config[13] = (config[13] ?? 0) & 0xf0;
  config.fill(0, 14, STREAM_INFO_BYTES);
  const entry = box(
    'fLaC',
    [0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, info.channels, 0, info.bits, 0, 0, 0, 0],
    [rate < 0x1_0000 ? rate >> 8 : 0, rate < 0x1_0000 ? rate & 255 : 0, 0, 0],
    box('dfLa', [0, 0, 0, 0, 0x80, 0, 0, STREAM_INFO_BYTES], config),
  );
  return {
    mime: 'audio/mp4; codecs="flac"',
    rate,
    channels: info.channels,
    delay: 0,
    length: total,
    init: initSegment(rate, box('stsd', [0, 0, 0, 0, 0, 0, 0, 1], entry)),
    start,
    byteRate,
    locate,
    createSplitter: cutter,
  };
}
