import { readAt, type ReadableFile } from '@qingyin/audio-dsp';

/** Bytes at the end among which the last frame is searched for; frames of 24-bit sound are smaller. */
const TAIL = 128 * 1024;
const LONGEST_HEADER = 16;
const NUMBER_AT = 4;
const CRC_POLYNOMIAL = 0x07;

/**
 * Number of samples up to the end of the last frame of a FLAC file, from the frame's header.
 *
 * @param from offset of the first frame
 * @param end where the frames end
 * @param blockSize samples of each frame but the last one, of files with a fixed size
 * @returns undefined when no frame is found at the end
 */
export async function samplesUpToLastFrame(
  file: ReadableFile,
  from: number,
  end: number,
  blockSize: number,
): Promise<number | undefined> {
  const first = await readAt(file, from, LONGEST_HEADER);
  const start = Math.max(from, end - TAIL);
  const tail = await readAt(file, start, end - start);
  for (let at = tail.lastIndexOf(0xff); at >= 0; at = at > 0 ? tail.lastIndexOf(0xff, at - 1) : -1) {
    const samples = belongs(tail, at, first)
      ? endOf(tail.subarray(at, at + LONGEST_HEADER), blockSize)
      : undefined;
    if (samples !== undefined) return samples;
  }
  return undefined;
}

/** Whether a frame header at an offset states the same form as the first frame: sync, sample rate, bits. */
const belongs = (tail: Buffer, at: number, first: Buffer): boolean =>
  tail[at + 1] === first[1] &&
  ((tail[at + 2] ?? 0) & 0xf) === ((first[2] ?? 0) & 0xf) &&
  ((tail[at + 3] ?? 0) & 0xf) === ((first[3] ?? 0) & 0xf);

/** Samples up to the end of a frame; undefined when the checksum of its header is wrong. */
function endOf(header: Buffer, blockSize: number): number | undefined {
  const sizeCode = (header[2] ?? 0) >> 4;
  const rateCode = (header[2] ?? 0) & 0xf;
  const number = codedNumber(header);
  if (!number || sizeCode === 0) return undefined;
  const ownSize = NUMBER_AT + number.bytes;
  const sizeBytes = sizeCode === 6 ? 1 : sizeCode === 7 ? 2 : 0;
  const rateBytes = rateCode === 12 ? 1 : rateCode === 13 || rateCode === 14 ? 2 : 0;
  const crcAt = ownSize + sizeBytes + rateBytes;
  if (crcAt >= header.length || crc8(header.subarray(0, crcAt)) !== header[crcAt]) return undefined;
  const samples = sizeBytes > 0 ? header.readUIntBE(ownSize, sizeBytes) + 1 : blockSizeOf(sizeCode);
  const isVariable = ((header[1] ?? 0) & 1) === 1;
  return (isVariable ? number.value : number.value * blockSize) + samples;
}

const blockSizeOf = (code: number): number =>
  code === 1 ? 192 : code < 6 ? 576 * 2 ** (code - 2) : 256 * 2 ** (code - 8);

/** Number of a frame or its first sample, coded as UTF-8 codes characters, in up to seven bytes. */
function codedNumber(header: Buffer): { value: number; bytes: number } | undefined {
  const lead = header[NUMBER_AT] ?? 0xff;
  const bytes = lead < 0x80 ? 1 : Math.clz32(~lead << 24);
  if (lead >= 0x80 && (bytes < 2 || bytes > 7)) return undefined;
  let value = bytes === 1 ? lead : lead & (0x7f >> bytes);
  for (const byte of header.subarray(NUMBER_AT + 1, NUMBER_AT + bytes)) {
    if ((byte & 0xc0) !== 0x80) return undefined;
    value = value * 64 + (byte & 0x3f);
  }
  return { value, bytes };
}

function crc8(bytes: Uint8Array): number {
  let crc = 0;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = ((crc << 1) ^ (crc & 0x80 ? CRC_POLYNOMIAL : 0)) & 0xff;
  }
  return crc;
}
