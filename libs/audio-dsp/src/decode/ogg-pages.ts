import type { ByteChunks } from './file-bytes.ts';
import { DecodeError } from './decoding.ts';

/** A page of an Ogg file with the packets that end in it. */
export interface OggPage {
  /** granule position: samples up to this page as counted by the codec; -1: no packet ends in it */
  granule: number;
  /** a stream begins with this page */
  first: boolean;
  last: boolean;
  packets: Uint8Array[];
}

const HEADER = 27;
const FULL = 255;
const FIRST = 2;
const LAST = 4;
const MARK = 'OggS';
/** Maximum packet size in bytes: packets of tags may contain pictures, those of sound are much smaller. */
const LARGEST_PACKET = 32 * 1024 * 1024;

/**
 * Pages of the first stream of a file and of streams chained to it, in order. A stream that begins before any page
 * of data is multiplexed with the first one and left out; bytes outside of pages are skipped.
 */
export async function* oggPages(bytes: ByteChunks): AsyncGenerator<OggPage> {
  let held = Buffer.alloc(0);
  const open: OpenPacket = { parts: [], bytes: 0 };
  let serial: number | undefined;
  let begun = false;
  for await (const part of bytes) {
    held = Buffer.concat([held, part]);
    for (;;) {
      const start = held.indexOf(MARK);
      if (start < 0) {
        held = held.subarray(Math.max(0, held.length - MARK.length));
        break;
      }
      held = held.subarray(start);
      const size = pageSize(held);
      if (size === undefined || held.length < size) break;
      const page = held.subarray(0, size);
      held = held.subarray(size);
      const flags = page[5] ?? 0;
      const first = (flags & FIRST) !== 0;
      if (serial === undefined || (first && begun)) serial = page.readUInt32LE(14);
      if (page.readUInt32LE(14) !== serial) continue;
      begun ||= !first;
      const granule = Number(page.readBigInt64LE(6));
      yield { granule, first, last: (flags & LAST) !== 0, packets: packetsOf(page, open) };
    }
  }
}

/** undefined: the header is incomplete */
function pageSize(bytes: Buffer): number | undefined {
  const segments = bytes[HEADER - 1] ?? 0;
  if (bytes.length < HEADER + segments) return undefined;
  return bytes.subarray(HEADER, HEADER + segments).reduce((sum, length) => sum + length, HEADER + segments);
}

/** A packet that continues on the following pages. */
interface OpenPacket {
  parts: Uint8Array[];
  bytes: number;
}

/**
 * The packets that end in a page. @param open the packet continued from earlier pages; updated for the following
 * ones
 */
function packetsOf(page: Buffer, open: OpenPacket): Uint8Array[] {
  const segments = page[HEADER - 1] ?? 0;
  const packets: Uint8Array[] = [];
  let at = HEADER + segments;
  for (const length of page.subarray(HEADER, HEADER + segments)) {
    open.parts.push(page.subarray(at, at + length));
    open.bytes += length;
    at += length;
    if (open.bytes > LARGEST_PACKET) throw new DecodeError('broken', 'an Ogg packet without an end');
    if (length === FULL) continue;
    packets.push(Buffer.concat(open.parts));
    Object.assign(open, { parts: [], bytes: 0 });
  }
  return packets;
}
