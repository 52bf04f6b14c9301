import type { IPicture } from 'music-metadata';

/** Starts of JPEG, PNG, GIF, WebP and BMP. */
const PICTURE = /^(?:\xff\xd8\xff|\x89PNG|GIF8|RIFF[^]{4}WEBP|BM)/;
const HEAD = 12;
const LONGEST_DESCRIPTION = 4096;

/**
 * A picture of an ASF file without the rest of its description, which the parser takes for the start of the picture: a
 * text in UTF-16 that ends with two zero bytes.
 */
export function asfPicture(picture: IPicture): IPicture {
  const bytes = Buffer.from(picture.data.buffer, picture.data.byteOffset, picture.data.byteLength);
  for (let at = 0; at + 2 < Math.min(bytes.length, LONGEST_DESCRIPTION); at += 2) {
    if (PICTURE.test(bytes.toString('latin1', at, at + HEAD)))
      return { ...picture, data: bytes.subarray(at) };
  }
  return picture;
}
