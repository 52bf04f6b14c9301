import { readAt, type ReadableFile } from '@qingyin/audio-dsp';

const HEADER = 27;
const MARK = 'OggS';
const GRANULE_AT = 6;
const SERIAL_AT = 14;
/** Ten hours with one page per packet. */
const MOST_PAGES = 2_000_000;
const MOST_SEGMENTS = 255;
/** Bytes of a page's body that are given out, enough for the first packet of a stream. */
const OPENING = 64;
/** Bytes read at once, since pages may be small. */
const PIECE = 64 * 1024;

/** Head of a page of an Ogg file. */
export interface OggPageHead {
  /** number of the stream */
  serial: number;
  /** position in units of the codec; -1 when no packet ends in the page */
  granule: number;
  /** lengths of the segments: a packet ends with a segment of less than 255 bytes */
  segments: Uint8Array;
  /** offset of the page's body in the file */
  body: number;
  /** bytes of the body */
  length: number;
  /** the first bytes of the body */
  opening: Buffer;
}

/** An Ogg file has more pages than any recording. */
export class TooManyPages extends Error {}

/** Heads of all pages of an Ogg file, up to the first bytes that are no page. @throws TooManyPages */
export async function* oggPageHeads(file: ReadableFile, size: number): AsyncGenerator<OggPageHead> {
  let piece: Buffer = Buffer.alloc(0);
  let pieceAt = 0;
  let pages = 0;
  for (let at = 0; at + HEADER <= size; pages += 1) {
    if (pages === MOST_PAGES) throw new TooManyPages('too many Ogg pages');
    if (at + HEADER + MOST_SEGMENTS + OPENING > pieceAt + piece.length) {
      piece = await readAt(file, at, PIECE);
      pieceAt = at;
    }
    const page = piece.subarray(at - pieceAt);
    if (page.length < HEADER || page.toString('latin1', 0, 4) !== MARK) return;
    const start = HEADER + (page[HEADER - 1] ?? 0);
    const segments = page.subarray(HEADER, start);
    const length = segments.reduce((sum, bytes) => sum + bytes, 0);
    yield {
      serial: page.readUInt32LE(SERIAL_AT),
      granule: Number(page.readBigInt64LE(GRANULE_AT)),
      segments,
      body: at + start,
      length,
      opening: page.subarray(start, start + Math.min(length, OPENING)),
    };
    at += start + length;
  }
}
