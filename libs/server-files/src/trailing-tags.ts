import { readAt, type ReadableFile } from '@qingyin/audio-dsp';
import type { ByteRange } from './byte-range.ts';

/** More tags than any program writes one behind the other. */
const MOST_TAGS = 8;
/** Longest Lyrics3 tag of version 1, which does not state its size. */
const LYRICS3_V1 = 5100 + 11 + 9;
const LYRICS3_FOOTER = 15;
const ID3_FOOTER = 10;
const APE_FOOTER = 32;
const APE_SIZE_AT = 12;
const APE_FLAGS_AT = 20;
const APE_HAS_HEADER = 0x8000_0000;

/** Length of one kind of tag that ends with the given bytes; 0 for none. @param tail up to `LONGEST_FOOTER` bytes */
type TagLength = (tail: Buffer) => number;

const id3v1: TagLength = (tail) => (markAt(tail, 128, 'TAG') ? 128 : 0);
/** Extension of ID3v1, before it. */
const enhanced: TagLength = (tail) => (markAt(tail, 227, 'TAG+') ? 227 : 0);

const ape: TagLength = (tail) => {
  if (!markAt(tail, APE_FOOTER, 'APETAGEX')) return 0;
  const footer = tail.subarray(-APE_FOOTER);
  const header = footer.readUInt32LE(APE_FLAGS_AT) & APE_HAS_HEADER ? APE_FOOTER : 0;
  return footer.readUInt32LE(APE_SIZE_AT) + header;
};

const lyrics3: TagLength = (tail) => {
  if (markAt(tail, 9, 'LYRICS200')) {
    const size = Number(tail.toString('latin1', tail.length - LYRICS3_FOOTER, tail.length - 9));
    return Number.isInteger(size) ? size + LYRICS3_FOOTER : 0;
  }
  if (!markAt(tail, 9, 'LYRICSEND')) return 0;
  const begin = tail.lastIndexOf('LYRICSBEGIN');
  return begin < 0 ? 0 : tail.length - begin;
};

/** ID3v2.4 behind the sound. */
const id3v2: TagLength = (tail) => {
  if (!markAt(tail, ID3_FOOTER, '3DI')) return 0;
  const size = tail.subarray(-4).reduce((sum, byte) => sum * 128 + (byte & 0x7f), 0);
  return size + 2 * ID3_FOOTER;
};

const kinds = { id3v1, enhanced, ape, lyrics3, id3v2 };

/** A tag behind the sound of a file. */
export interface TrailingTag extends ByteRange {
  kind: keyof typeof kinds;
}

const markAt = (tail: Buffer, before: number, mark: string): boolean =>
  tail.length >= before &&
  tail.toString('latin1', tail.length - before, tail.length - before + mark.length) === mark;

/**
 * Finds the tags behind the sound of a file: ID3v1, APE, Lyrics3 and ID3v2 in any order.
 *
 * @param from where the sound begins, bytes
 * @param size of the file, bytes
 * @returns the last one in the file first
 */
export async function trailingTags(file: ReadableFile, from: number, size: number): Promise<TrailingTag[]> {
  const found: TrailingTag[] = [];
  let end = size;
  while (found.length < MOST_TAGS) {
    const start = Math.max(from, end - LYRICS3_V1);
    const tag = tagAtEnd(await readAt(file, start, end - start));
    if (!tag || tag.length > end - from) return found;
    end -= tag.length;
    found.push({ ...tag, at: end });
  }
  return found;
}

function tagAtEnd(tail: Buffer): Pick<TrailingTag, 'kind' | 'length'> | undefined {
  for (const [kind, lengthOf] of Object.entries(kinds)) {
    const length = lengthOf(tail);
    if (length > 0) return { kind: kind as TrailingTag['kind'], length };
  }
  return undefined;
}

/** Where the sound of a file ends and its trailing tags begin. Parameters as for `trailingTags`. */
export const endOfSound = async (file: ReadableFile, from: number, size: number): Promise<number> =>
  (await trailingTags(file, from, size)).at(-1)?.at ?? size;
