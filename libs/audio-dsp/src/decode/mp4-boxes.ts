import { readAt, type ReadableFile } from './file-bytes.ts';
import { DecodeError } from './decoding.ts';

/** Maximum size of the moov box in bytes; covers the tables of a day of sound. */
const LARGEST_HEAD = 64 * 1024 * 1024;
const MOST_PARTS = 4096;
/** Packets of a day with the shortest frames. */
const MOST_PACKETS = 24 * 60 * 60 * 100;
const WIDE = 1;

export type Box = { name: string; body: Buffer };

/** The boxes contained in a box. */
export function boxesIn(body: Buffer): Box[] {
  const boxes: Box[] = [];
  for (let at = 0; at + 8 <= body.length;) {
    const wide = body.readUInt32BE(at) === WIDE && at + 16 <= body.length;
    const length = wide ? Number(body.readBigUInt64BE(at + 8)) : body.readUInt32BE(at) || body.length - at;
    if (length < 8) break;
    boxes.push({
      name: body.toString('latin1', at + 4, at + 8),
      body: body.subarray(at + (wide ? 16 : 8), at + length),
    });
    at += length;
  }
  return boxes;
}

/** The first box along a path of box names. */
export function boxAt(body: Buffer, path: string): Buffer | undefined {
  let found: Buffer | undefined = body;
  for (const name of path.split('/')) found = found && boxesIn(found).find((box) => box.name === name)?.body;
  return found;
}

/** Reads the moov box, anywhere in the file. @throws DecodeError */
export async function readMovieBox(handle: ReadableFile): Promise<Buffer> {
  const { size } = await handle.stat();
  let at = 0;
  for (let part = 0; at + 8 <= size && part < MOST_PARTS; part++) {
    const head = await readAt(handle, at, 16);
    const short = head.readUInt32BE(0);
    const wide = short === WIDE && head.length === 16;
    const length = wide ? Number(head.readBigUInt64BE(8)) : short || size - at;
    if (head.toString('latin1', 4, 8) === 'moov' && length <= LARGEST_HEAD)
      return readAt(handle, at + (wide ? 16 : 8), length - (wide ? 16 : 8));
    if (length < 8) break;
    at += length;
  }
  throw new DecodeError('broken', 'MP4 file without a moov box');
}

/** The first track with sound. @throws DecodeError */
export function findSoundTrack(head: Buffer): Buffer {
  const track = boxesIn(head).find(
    ({ name, body }) => name === 'trak' && boxAt(body, 'mdia/hdlr')?.toString('latin1', 8, 12) === 'soun',
  );
  if (!track) throw new DecodeError('empty', 'MP4 file without a sound track');
  return track.body;
}

/** Position and size of a packet of a track. */
export interface Packet {
  at: number;
  size: number;
}

/** Reads the positions of all packets from the sample tables. @throws DecodeError if the tables are inconsistent */
export const readPackets = (table: Buffer): Packet[] => [...packetsIn(table)];

/** The packets of the sample tables one by one, for files with very many. @throws as `readPackets` */
export function* packetsIn(table: Buffer): Generator<Packet> {
  const [sizes, chunks] = [boxAt(table, 'stsz'), boxAt(table, 'stsc')];
  const [near, far] = [boxAt(table, 'stco'), boxAt(table, 'co64')];
  const places = near ?? far;
  if (!sizes || !chunks || !places) throw new DecodeError('broken', 'MP4 file without sample tables');
  const count = sizes.readUInt32BE(8);
  if (count === 0) throw new DecodeError('unsupported', 'fragmented MP4 file');
  if (count > MOST_PACKETS) throw new DecodeError('unsupported', 'longer than a day');
  const equal = sizes.readUInt32BE(4);
  const runs = Array.from({ length: chunks.readUInt32BE(4) }, (_, run) => ({
    first: chunks.readUInt32BE(8 + run * 12),
    each: chunks.readUInt32BE(12 + run * 12),
  }));
  const chunkCount = places.readUInt32BE(4);
  let found = 0;
  for (let chunk = 0, run = 0; chunk < chunkCount && found < count; chunk++) {
    while (runs[run + 1] && chunk + 1 >= (runs[run + 1]?.first ?? 0)) run++;
    let at = near ? places.readUInt32BE(8 + chunk * 4) : Number(places.readBigUInt64BE(8 + chunk * 8));
    for (let i = 0; i < (runs[run]?.each ?? 0) && found < count; i++) {
      const size = equal || sizes.readUInt32BE(12 + found * 4);
      yield { at, size };
      found += 1;
      at += size;
    }
  }
}
