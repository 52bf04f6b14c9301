import { readAt } from '@qingyin/audio-dsp';
import type { FileHandle } from 'node:fs/promises';

const HEADER = 27;
const MARK = 'OggS';
const SERIAL_AT = 14;
const GRANULE_AT = 6;
const TAIL = 128 * 1024;
/** Chunk size for reading, since pages may be small. */
const PIECE = 64 * 1024;
/** Ten hours with one page per packet. */
const MOST_PAGES = 2_000_000;
const LONGEST_PAGE_HEAD = HEADER + 255 + 64;
/** Opus granules have this rate whatever the source. */
const OPUS_RATE = 48_000;
/** Longest page, seconds: a stream whose first page ends later was cut out of a longer one. */
const LONGEST_PAGE = 10;
const NO_PACKET_ENDS = -1;

/** One of several consecutive streams in a file. */
interface Stream {
  /** granules per second */
  rate: number;
  preSkip: number;
  first: number | undefined;
  last: number;
}

/**
 * Duration in seconds of an Ogg file with several consecutive streams (chained Ogg), such as radio recordings: the
 * sum of all streams.
 *
 * @returns undefined for a file with one stream, and for one with too many pages
 */
export async function oggDuration(handle: FileHandle, size: number): Promise<number | undefined> {
  const first = await readAt(handle, 0, HEADER);
  const tail = await readAt(handle, Math.max(0, size - TAIL), TAIL);
  const lastPage = tail.lastIndexOf(MARK);
  const isOne = lastPage < 0 || serialOf(tail.subarray(lastPage)) === serialOf(first);
  if (isOne) return undefined;
  const streams = await streamsOf(handle, size);
  if (!streams) return undefined;
  const lengths = streams.map(({ rate, preSkip, first: from = 0, last }) => {
    const begin = from > LONGEST_PAGE * rate ? from : 0;
    return Math.max(0, last - begin - preSkip) / rate;
  });
  return lengths.length > 0 ? lengths.reduce((sum, length) => sum + length, 0) : undefined;
}

const serialOf = (page: Buffer): number | undefined =>
  page.length < HEADER ? undefined : page.readUInt32LE(SERIAL_AT);

/** The streams of a file; undefined when it has too many pages. */
async function streamsOf(handle: FileHandle, size: number): Promise<Stream[] | undefined> {
  const streams = new Map<number, Stream>();
  let piece: Buffer = Buffer.alloc(0);
  let pieceAt = 0;
  let pages = 0;
  for (let at = 0; at + HEADER <= size; pages += 1) {
    if (pages === MOST_PAGES) return undefined;
    if (at + LONGEST_PAGE_HEAD > pieceAt + piece.length) {
      piece = await readAt(handle, at, PIECE);
      pieceAt = at;
    }
    const page = piece.subarray(at - pieceAt, at - pieceAt + LONGEST_PAGE_HEAD);
    if (page.toString('latin1', 0, 4) !== MARK) break;
    const segments = page[HEADER - 1] ?? 0;
    const body = HEADER + segments;
    const serial = page.readUInt32LE(SERIAL_AT);
    const opened = headOf(page.subarray(body));
    if (opened) streams.set(serial, opened);
    const stream = streams.get(serial);
    const granule = Number(page.readBigInt64LE(GRANULE_AT));
    if (stream && granule !== NO_PACKET_ENDS && granule > 0) {
      stream.first ??= granule;
      stream.last = Math.max(stream.last, granule);
    }
    at += body + page.subarray(HEADER, body).reduce((sum, length) => sum + length, 0);
  }
  return [...streams.values()];
}

/** Parses the first packet of a stream; undefined for other pages. */
function headOf(packet: Buffer): Stream | undefined {
  const begun = { first: undefined, last: 0 };
  if (packet.toString('latin1', 0, 7) === '\x01vorbis' && packet.length >= 16) {
    const rate = packet.readUInt32LE(12);
    return rate > 0 ? { rate, preSkip: 0, ...begun } : undefined;
  }
  if (packet.toString('latin1', 0, 8) === 'OpusHead' && packet.length >= 12)
    return { rate: OPUS_RATE, preSkip: packet.readUInt16LE(10), ...begun };
  return undefined;
}
