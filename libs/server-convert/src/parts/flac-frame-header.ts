import { crc8 } from './checksums.ts';

/** Bytes of the longest header. */
export const LONGEST_HEADER = 16;
const SYNC = 0xff;
const FIXED = 0xf8;
const NUMBER_AT = 4;

/** What the header of a FLAC frame says. */
export interface FlacFrameHeader {
  /** position of its first sample in the stream */
  first: number;
  samples: number;
  /** length of the header in bytes, with its checksum */
  length: number;
}

/** What the headers of a stream have in common. */
export interface FlacStreamForm {
  /** samples of each frame but the last one, of streams with a fixed size */
  blockSize: number;
  /** header of the first frame */
  head: Buffer;
}

/**
 * Reads the header of a frame.
 *
 * @returns undefined when none of this stream is at the offset, or its end is not in the bytes
 */
export function readFrameHeader(
  bytes: Buffer,
  at: number,
  { blockSize, head }: FlacStreamForm,
): FlacFrameHeader | undefined {
  if (bytes[at] !== SYNC || bytes[at + 1] !== head[1] || !isSameForm(bytes, at, head)) return undefined;
  const header = bytes.subarray(at, at + LONGEST_HEADER);
  const number = readCodedNumber(header);
  const sizeCode = (header[2] ?? 0) >> 4;
  if (!number || sizeCode === 0) return undefined;
  const sizeAt = NUMBER_AT + number.length;
  const sizeBytes = sizeBytesOf(sizeCode);
  const end = sizeAt + sizeBytes + rateBytesOf(header);
  if (end >= header.length || crc8(header.subarray(0, end)) !== header[end]) return undefined;
  const samples = sizeBytes > 0 ? header.readUIntBE(sizeAt, sizeBytes) + 1 : blockSizeOf(sizeCode);
  const isVariable = header[1] !== FIXED;
  return { first: isVariable ? number.value : number.value * blockSize, samples, length: end + 1 };
}

/** The same sample rate and bits; the number of channels and how they are stored together may differ. */
const isSameForm = (bytes: Buffer, at: number, head: Buffer): boolean =>
  ((bytes[at + 2] ?? 0) & 0xf) === ((head[2] ?? 0) & 0xf) &&
  ((bytes[at + 3] ?? 0) & 0xf) === ((head[3] ?? 0) & 0xf);

/**
 * The header of a frame of a stream whose frames have different sizes.
 *
 * @param original header whose sample rate and bits it has
 * @param first position of its first sample in the new stream
 * @param change number of samples and way of storing channels; those of the original by default
 */
export function variableHeader(
  original: Buffer,
  first: number,
  change?: { samples: number; channels: number },
): Buffer {
  const number = readCodedNumber(original);
  const numberEnd = NUMBER_AT + (number?.length ?? 1);
  const sizeCode = change ? SIZE_IN_16_BITS : (original[2] ?? 0) >> 4;
  const sizeEnd = numberEnd + sizeBytesOf((original[2] ?? 0) >> 4);
  const size = change ? twoBytes(change.samples - 1) : original.subarray(numberEnd, sizeEnd);
  const rate = original.subarray(sizeEnd, sizeEnd + rateBytesOf(original));
  const channels = change ? change.channels - 1 : (original[3] ?? 0) >> 4;
  const header = Buffer.concat([
    Buffer.from([SYNC, FIXED | 1]),
    Buffer.from([(sizeCode << 4) | ((original[2] ?? 0) & 0xf), (channels << 4) | ((original[3] ?? 0) & 0xf)]),
    codedNumber(first),
    size,
    rate,
  ]);
  return Buffer.concat([header, Buffer.from([crc8(header)])]);
}

const SIZE_IN_16_BITS = 7;

const twoBytes = (value: number): Buffer => Buffer.from([value >> 8, value & 0xff]);

const sizeBytesOf = (code: number): number => (code === 6 ? 1 : code === SIZE_IN_16_BITS ? 2 : 0);

function rateBytesOf(header: Buffer): number {
  const code = (header[2] ?? 0) & 0xf;
  return code === 12 ? 1 : code === 13 || code === 14 ? 2 : 0;
}

const blockSizeOf = (code: number): number =>
  code === 1 ? 192 : code < 6 ? 576 * 2 ** (code - 2) : 256 * 2 ** (code - 8);

/** A number as UTF-8 codes characters, in up to seven bytes. */
function readCodedNumber(header: Buffer): { value: number; length: number } | undefined {
  const lead = header[NUMBER_AT] ?? 0xff;
  const length = lead < 0x80 ? 1 : Math.clz32(~lead << 24);
  if (lead >= 0x80 && (length < 2 || length > 7)) return undefined;
  let value = length === 1 ? lead : lead & (0x7f >> length);
  for (const byte of header.subarray(NUMBER_AT + 1, NUMBER_AT + length)) {
    if ((byte & 0xc0) !== 0x80) return undefined;
    value = value * 64 + (byte & 0x3f);
  }
  return { value, length };
}

function codedNumber(value: number): Buffer {
  if (value < 0x80) return Buffer.from([value]);
  const bytes: number[] = [];
  let rest = value;
  // The lead of n bytes holds 7 - n bits.
  while (rest >= 2 ** (6 - bytes.length)) {
    bytes.unshift(0x80 | (rest % 64));
    rest = Math.floor(rest / 64);
  }
  return Buffer.from([((0xff << (7 - bytes.length)) & 0xff) | rest, ...bytes]);
}
