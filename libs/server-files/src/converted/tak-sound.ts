import { readAt, type ReadableFile } from '@qingyin/audio-dsp';
import { FileError, truncatedFile } from '../file-error.ts';
import { endOfSound } from '../trailing-tags.ts';
import { assertWhole } from './chunks.ts';
import type { ConvertedSound } from './converted-sound.ts';

const SIGNATURE = 4;
const BLOCK_HEADER = 4;
const MOST_BLOCKS = 512;
/** Kinds of metadata blocks. */
const END = 0;
const STREAM_INFO = 1;
const LAST_FRAME = 7;
const INFO = 10;
const LAST = 8;

/**
 * Reads the metadata blocks of a TAK file.
 *
 * @param start offset of `tBaK`
 * @throws FileError `unreadable`, with `truncated`
 */
export async function takSound(file: ReadableFile, start: number, size: number): Promise<ConvertedSound> {
  let info: Omit<ConvertedSound, 'ranges'> | undefined;
  let stated: number | undefined;
  let at = start + SIGNATURE;
  for (let blocks = 0; blocks < MOST_BLOCKS; blocks += 1) {
    const head = await readAt(file, at, BLOCK_HEADER + INFO);
    if (head.length < BLOCK_HEADER) throw truncatedFile();
    const kind = head.readUInt8(0) & 0x7f;
    const content = head.subarray(BLOCK_HEADER);
    at += BLOCK_HEADER + head.readUIntLE(1, 3);
    if (kind === STREAM_INFO && content.length >= INFO) info = infoOf(content);
    if (kind === LAST_FRAME && content.length >= LAST)
      stated = content.readUIntLE(0, 5) + content.readUIntLE(5, 3);
    if (kind === END) break;
  }
  if (!info) throw new FileError('unreadable', 'TAK file without a description of its sound');
  const end = stated === undefined ? await endOfSound(file, at, size) : at + stated;
  assertWhole({ at, length: Math.max(1, end - at) }, size);
  return { ...info, ranges: [{ at, length: end - at }] };
}

/**
 * Describes the sound by the fields of `STREAMINFO`, least significant bit first: 6 bits codec, 4 profile, 4 size of
 * the frames, 35 number of samples, 3 kind of data, 18 sample rate, 5 bits per sample, 4 channels.
 */
function infoOf(bytes: Buffer): Omit<ConvertedSound, 'ranges'> {
  const field = (from: number, bits: number): number => {
    let value = 0;
    for (let bit = bits - 1; bit >= 0; bit -= 1)
      value = value * 2 + (((bytes[(from + bit) >> 3] ?? 0) >> ((from + bit) & 7)) & 1);
    return value;
  };
  const sampleRate = field(52, 18) + 6000;
  return {
    duration: field(14, 35) / sampleRate,
    sampleRate,
    bits: field(70, 5) + 8,
    channels: field(75, 4) + 1,
    form: bytes.toString('hex', 0, INFO),
  };
}
