import type { Bytes } from './bytes.ts';

/** A page of an Ogg file with the packets that end in it. */
export interface OggPage {
  /** samples up to here, as the codec counts them; -1: no packet ends here */
  granule: number;
  last: boolean;
  packets: Uint8Array[];
}

const HEADER = 27;
const FULL = 255;
const LAST = 4;
const MARK = 'OggS';

/** Pages of the first stream of a file, in order; what is no page is passed over. */
export async function* oggPages(bytes: Bytes): AsyncGenerator<OggPage> {
  let held = Buffer.alloc(0);
  let open: Uint8Array[] = [];
  let serial: number | undefined;
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
      serial ??= page.readUInt32LE(14);
      if (page.readUInt32LE(14) !== serial) continue;
      const { packets, rest } = packetsOf(page, open);
      open = rest;
      yield { granule: Number(page.readBigInt64LE(6)), last: ((page[5] ?? 0) & LAST) !== 0, packets };
    }
  }
}

/** undefined: its header has not come whole yet */
function pageSize(bytes: Buffer): number | undefined {
  const segments = bytes[HEADER - 1] ?? 0;
  if (bytes.length < HEADER + segments) return undefined;
  return bytes.subarray(HEADER, HEADER + segments).reduce((sum, length) => sum + length, HEADER + segments);
}

/** @param open what began on the pages before */
function packetsOf(page: Buffer, open: Uint8Array[]): { packets: Uint8Array[]; rest: Uint8Array[] } {
  const segments = page[HEADER - 1] ?? 0;
  const packets: Uint8Array[] = [];
  let rest = open;
  let at = HEADER + segments;
  for (const length of page.subarray(HEADER, HEADER + segments)) {
    rest = [...rest, page.subarray(at, at + length)];
    at += length;
    if (length === FULL) continue;
    packets.push(Buffer.concat(rest));
    rest = [];
  }
  return { packets, rest };
}
