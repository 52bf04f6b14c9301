import { readAt, type ReadableFile } from '@qingyin/audio-dsp';
import { createHash } from 'node:crypto';
import { FileError, truncatedFile } from '../file-error.ts';
import type { ByteRange } from '../byte-range.ts';

const KIB = 1024;
/** Of more sound than both parts together, only the parts are hashed. */
const FROM_START = 64 * KIB;
const FROM_MIDDLE = 256 * KIB;
const HEX_DIGITS = 32;

export const lengthOfRanges = (ranges: readonly ByteRange[]): number =>
  ranges.reduce((sum, { length }) => sum + length, 0);

/**
 * Hash over the sound in the given parts of a file and its exact length. Of long sound the start and the middle are
 * hashed, which two different recordings do not share.
 *
 * @param kind of the sound; hashes of different kinds differ
 * @param form what else distinguishes the sound, such as its sample rate
 * @throws FileError `unreadable` for no sound, and for a file that ends before it
 */
export async function hashRanges(
  file: ReadableFile,
  kind: string,
  ranges: readonly ByteRange[],
  form = '',
): Promise<string> {
  const total = lengthOfRanges(ranges);
  if (total === 0) throw new FileError('unreadable', 'the file contains no audio');
  const hash = createHash('sha256').update(`${total} ${form}\n`);
  for (const window of windowsOf(total))
    for (const { at, length } of partsIn(ranges, window)) {
      const bytes = await readAt(file, at, length);
      if (bytes.length < length) throw truncatedFile();
      hash.update(bytes);
    }
  return named(kind, hash.digest('hex'));
}

/** Hash of bytes that identify the sound, such as a checksum of its samples. */
export const hashOfBytes = (kind: string, bytes: Uint8Array): string =>
  named(kind, createHash('sha256').update(bytes).digest('hex'));

const named = (kind: string, hex: string): string => `${kind}:${hex.slice(0, HEX_DIGITS)}`;

function windowsOf(total: number): ByteRange[] {
  if (total <= FROM_START + FROM_MIDDLE) return [{ at: 0, length: total }];
  return [
    { at: 0, length: FROM_START },
    { at: Math.floor((total - FROM_MIDDLE) / 2), length: FROM_MIDDLE },
  ];
}

/** The parts of a file that hold a window of its sound. */
function* partsIn(ranges: readonly ByteRange[], window: ByteRange): Generator<ByteRange> {
  const end = window.at + window.length;
  let from = 0;
  for (const { at, length } of ranges) {
    const begin = Math.max(from, window.at);
    const until = Math.min(from + length, end);
    if (begin < until) yield { at: at + begin - from, length: until - begin };
    from += length;
    if (from >= end) return;
  }
}
