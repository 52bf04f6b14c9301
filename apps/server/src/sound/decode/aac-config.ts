import { boxAt, boxesIn } from './mp4.ts';
import { DecodeError } from './pieces.ts';

/** What frames of AAC need in front of them to be read by themselves (ADTS). */
export interface AacConfig {
  /** 1 main, 2 low complexity, 3 scalable, 4 long prediction */
  objectType: number;
  rateIndex: number;
  channels: number;
}

const ADTS_BYTES = 7;
const ES = 3;
const DECODER = 4;
const SPECIFIC = 5;
const EXTENDED = [5, 29];

/** The configuration in a track's description. @throws DecodeError for other codecs than AAC */
export function configOf(table: Buffer): AacConfig {
  const [entry] = boxesIn(boxAt(table, 'stsd')?.subarray(8) ?? Buffer.alloc(0));
  if (!entry) throw new DecodeError('broken', 'an MP4 file that does not describe its sound');
  if (entry.name !== 'mp4a') throw new DecodeError('unsupported', `MP4 with ${entry.name}`);
  // 28 bytes about the sound in general; QuickTime's own form adds more.
  const quickTime = [0, 16, 36][entry.body.readUInt16BE(8)] ?? 0;
  const rest = entry.body.subarray(28 + quickTime);
  const description = boxAt(rest, 'esds') ?? boxAt(rest, 'wave/esds');
  const bytes = description && specificConfig(description.subarray(4));
  if (!bytes || bytes.length < 2) throw new DecodeError('unsupported', 'MP4 with another codec than AAC');
  return readConfig(bytes);
}

/** Follows the descriptors down to the decoder's own. */
function specificConfig(bytes: Buffer): Buffer | undefined {
  let at = 0;
  while (at + 2 <= bytes.length) {
    const tag = bytes[at++];
    let size = 0;
    for (let more = true; more; at++) {
      size = size * 128 + ((bytes[at] ?? 0) & 0x7f);
      more = ((bytes[at] ?? 0) & 0x80) !== 0;
    }
    if (tag === SPECIFIC) return bytes.subarray(at, at + size);
    if (tag === ES) at += 3;
    else if (tag === DECODER) at += 13;
    else at += size;
  }
  return undefined;
}

function readConfig(bytes: Buffer): AacConfig {
  const bits = bytes.readUInt16BE(0);
  const rateIndex = (bits >> 7) & 15;
  const channels = (bits >> 3) & 15;
  const named = bits >> 11;
  // Extended forms are low complexity inside, at the rate that is named first.
  const objectType = EXTENDED.includes(named) ? 2 : named;
  if (objectType < 1 || objectType > 4 || rateIndex > 12 || channels < 1 || channels > 7)
    throw new DecodeError('unsupported', `AAC of kind ${named} with ${channels} channels`);
  return { objectType, rateIndex, channels };
}

/** A frame with the header that lets it be read by itself. */
export function adtsFrame({ objectType, rateIndex, channels }: AacConfig, frame: Uint8Array): Buffer {
  const length = ADTS_BYTES + frame.length;
  const head = Buffer.from([
    0xff,
    0xf1,
    ((objectType - 1) << 6) | (rateIndex << 2) | (channels >> 2),
    ((channels & 3) << 6) | (length >> 11),
    (length >> 3) & 0xff,
    ((length & 7) << 5) | 0x1f,
    0xfc,
  ]);
  return Buffer.concat([head, frame]);
}
