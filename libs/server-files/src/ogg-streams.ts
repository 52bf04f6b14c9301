import type { ReadableFile } from '@qingyin/audio-dsp';
import type { ByteRange } from './byte-range.ts';
import { type OggPageHead, oggPageHeads } from './ogg-page-heads.ts';

/** Opus granules have this rate whatever the source. */
const OPUS_RATE = 48_000;
const VORBIS_HEADERS = 3;
const OPUS_HEADERS = 2;
/** Offset of STREAMINFO's sample rate in the first packet of FLAC in Ogg. */
const FLAC_RATE_AT = 27;
const FLAC_HEADERS_AT = 7;
/** Longest page, seconds: a stream whose first page ends later was cut out of a longer one. */
const LONGEST_PAGE = 10;
/** A segment that continues in the next one. */
const FULL = 255;

interface Stream {
  /** granules per second */
  rate: number;
  preSkip: number;
  /** header packets that have not ended yet; Infinity: as many as come before the first frame */
  headers: number;
  first: number | undefined;
  last: number;
}

/** What all pages of an Ogg file tell about its sound. */
export interface OggSound {
  /** seconds; of several consecutive streams (chained Ogg) the sum */
  duration: number;
  /** where the packets of sound are, without header packets and page headers */
  ranges: ByteRange[];
}

/**
 * Reads the pages of an Ogg file with Vorbis, Opus or FLAC. Consecutive streams count; a stream that begins before the
 * data of the first one is multiplexed with it and left out.
 *
 * @throws TooManyPages
 */
export async function readOggSound(file: ReadableFile, size: number): Promise<OggSound> {
  const streams: Stream[] = [];
  const ranges: ByteRange[] = [];
  let serial: number | undefined;
  let begun = true;
  for await (const page of oggPageHeads(file, size)) {
    const opened = streamOf(page.opening);
    if (opened && begun) {
      streams.push(opened);
      serial = page.serial;
      begun = false;
    } else if (page.serial === serial) begun = true;
    const stream = streams.at(-1);
    if (!stream || page.serial !== serial) continue;
    if (page.granule > 0) {
      stream.first ??= page.granule;
      stream.last = Math.max(stream.last, page.granule);
    }
    const skipped = headerBytes(stream, page);
    if (skipped < page.length) ranges.push({ at: page.body + skipped, length: page.length - skipped });
  }
  return { duration: streams.reduce((sum, stream) => sum + lengthOf(stream), 0), ranges };
}

function lengthOf({ rate, preSkip, first: from = 0, last }: Stream): number {
  const begin = from > LONGEST_PAGE * rate ? from : 0;
  return Math.max(0, last - begin - preSkip) / rate;
}

/** Parses the first packet of a stream; undefined for other pages. */
function streamOf(packet: Buffer): Stream | undefined {
  const begun = { first: undefined, last: 0 };
  if (packet.toString('latin1', 0, 7) === '\x01vorbis' && packet.length >= 16) {
    const rate = packet.readUInt32LE(12);
    return rate > 0 ? { rate, preSkip: 0, headers: VORBIS_HEADERS, ...begun } : undefined;
  }
  if (packet.toString('latin1', 0, 8) === 'OpusHead' && packet.length >= 12)
    return { rate: OPUS_RATE, preSkip: packet.readUInt16LE(10), headers: OPUS_HEADERS, ...begun };
  if (packet.toString('latin1', 0, 5) === '\x7fFLAC' && packet.length >= FLAC_RATE_AT + 3) {
    const rate = packet.readUIntBE(FLAC_RATE_AT, 3) >> 4;
    const others = packet.readUInt16BE(FLAC_HEADERS_AT);
    return rate > 0 ? { rate, preSkip: 0, headers: others ? others + 1 : Infinity, ...begun } : undefined;
  }
  return undefined;
}

/** Bytes of header packets at the start of a page's body. */
function headerBytes(stream: Stream, { segments, length, opening, granule }: OggPageHead): number {
  if (stream.headers === Infinity) {
    if (opening[0] !== 0xff || granule <= 0) return length;
    stream.headers = 0;
  }
  let bytes = 0;
  for (const segment of segments) {
    if (stream.headers === 0) break;
    bytes += segment;
    if (segment < FULL) stream.headers -= 1;
  }
  return bytes;
}
