import { readAt, type ReadableFile } from '@qingyin/audio-dsp';

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

const kinds = [id3v1, enhanced, ape, lyrics3, id3v2];

const markAt = (tail: Buffer, before: number, mark: string): boolean =>
  tail.length >= before &&
  tail.toString('latin1', tail.length - before, tail.length - before + mark.length) === mark;

/**
 * Where the sound of a file ends and its trailing tags begin: ID3v1, APE, Lyrics3 and ID3v2 in any order.
 *
 * @param from where the sound begins, bytes
 * @param size of the file, bytes
 */
export async function endOfSound(file: ReadableFile, from: number, size: number): Promise<number> {
  let end = size;
  for (let tags = 0; tags < MOST_TAGS; tags += 1) {
    const start = Math.max(from, end - LYRICS3_V1);
    const tail = await readAt(file, start, end - start);
    const length = kinds.map((lengthOf) => lengthOf(tail)).find((bytes) => bytes > 0);
    if (!length || length > end - from) return end;
    end -= length;
  }
  return end;
}
