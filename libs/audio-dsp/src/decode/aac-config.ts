import { boxAt, boxesIn } from './mp4-boxes.ts';
import { DecodeError } from './decoding.ts';

/** Configuration of an AAC track, needed for the ADTS headers that make its frames self-contained. */
export interface AacConfig {
  /** 1 main, 2 low complexity, 3 scalable sample rate, 4 long-term prediction */
  objectType: number;
  rateIndex: number;
  channels: number;
}

const ADTS_BYTES = 7;
const ES = 3;
const DECODER = 4;
const SPECIFIC = 5;
const EXTENDED = [5, 29];

/** Reads the configuration from the sample tables of a track. @throws DecodeError for other codecs than AAC */
export function readAacConfig(table: Buffer): AacConfig {
  const [entry] = boxesIn(boxAt(table, 'stsd')?.subarray(8) ?? Buffer.alloc(0));
  if (!entry) throw new DecodeError('broken', 'MP4 file without a sample description');
  if (entry.name !== 'mp4a') throw new DecodeError('unsupported', `MP4 with ${entry.name}`);
  // 28 bytes of general audio fields; QuickTime's versions 1 and 2 add more.
  const quickTime = [0, 16, 36][entry.body.readUInt16BE(8)] ?? 0;
  const rest = entry.body.subarray(28 + quickTime);
  const description = boxAt(rest, 'esds') ?? boxAt(rest, 'wave/esds');
  const bytes = description && specificConfig(description.subarray(4));
  if (!bytes || bytes.length < 2) throw new DecodeError('unsupported', 'MP4 with another codec than AAC');
  return readConfig(bytes);
}

/** Finds the decoder-specific configuration in the nested descriptors. */
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
  // Extended types (SBR, PS) contain low complexity at the base sample rate, which comes first.
  const objectType = EXTENDED.includes(named) ? 2 : named;
  if (objectType < 1 || objectType > 4 || rateIndex > 12 || channels < 1 || channels > 7)
    throw new DecodeError('unsupported', `AAC of object type ${named} with ${channels} channels`);
  return { objectType, rateIndex, channels };
}

/** A frame with its ADTS header. */
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
