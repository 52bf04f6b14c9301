import { createCrc } from './crc.mjs';

const HEADER_BYTES = 27;
const SEGMENTS_AT = 26;
const GRANULE_AT = 6;
const CRC_AT = 22;
const FULL_SEGMENT = 255;
const MOST_SEGMENTS = 255;
const CONTINUED = 1;
const FIRST = 2;
const LAST = 4;
const crc32 = createCrc(32, 0x04c1_1db7);

/** Packets of an Ogg file with one stream. @param {Buffer} file @returns {Buffer[]} */
export function readPackets(file) {
  const packets = [];
  /** @type {Buffer[]} */
  let open = [];
  for (let page = 0; page < file.length;) {
    const count = file[page + SEGMENTS_AT] ?? 0;
    let at = page + HEADER_BYTES + count;
    for (const length of file.subarray(page + HEADER_BYTES, page + HEADER_BYTES + count)) {
      open.push(file.subarray(at, at + length));
      at += length;
      if (length === FULL_SEGMENT) continue;
      packets.push(Buffer.concat(open));
      open = [];
    }
    page = at;
  }
  return packets;
}

/** @typedef {{ packet: Buffer, granule: number }} PlacedPacket a packet and the number of samples up to its end */

/**
 * Writes an Ogg file with one stream.
 * @param {number} serial number of the stream
 * @param {readonly (readonly PlacedPacket[])[]} groups each starts a new page
 */
export function writePages(serial, groups) {
  const pages = groups.flatMap(pagesOf);
  return Buffer.concat(
    pages.map(({ segments, continued, granule }, index) => {
      const header = Buffer.alloc(HEADER_BYTES);
      header.write('OggS', 'latin1');
      header[5] =
        (continued ? CONTINUED : 0) | (index === 0 ? FIRST : 0) | (index === pages.length - 1 ? LAST : 0);
      header.writeBigInt64LE(BigInt(granule), GRANULE_AT);
      header.writeUInt32LE(serial, 14);
      header.writeUInt32LE(index, 18);
      header[SEGMENTS_AT] = segments.length;
      const page = Buffer.concat([header, Buffer.from(segments.map(({ length }) => length)), ...segments]);
      page.writeUInt32LE(crc32(page), CRC_AT);
      return page;
    }),
  );
}

/** @param {readonly PlacedPacket[]} packets */
function pagesOf(packets) {
  const segments = packets.flatMap(({ packet, granule }) =>
    // A packet ends with a segment that is not full, if need be an empty one.
    Array.from({ length: Math.floor(packet.length / FULL_SEGMENT) + 1 }, (_, index) => {
      const part = packet.subarray(index * FULL_SEGMENT, (index + 1) * FULL_SEGMENT);
      return { part, granule, ends: part.length < FULL_SEGMENT };
    }),
  );
  return Array.from({ length: Math.ceil(segments.length / MOST_SEGMENTS) }, (_, page) => {
    const own = segments.slice(page * MOST_SEGMENTS, (page + 1) * MOST_SEGMENTS);
    return {
      segments: own.map(({ part }) => part),
      continued: page > 0 && segments[page * MOST_SEGMENTS - 1]?.ends === false,
      // -1: no packet ends on the page.
      granule: own.findLast(({ ends }) => ends)?.granule ?? -1,
    };
  });
}
