const COVER_FRONT = 3;
const PIXEL_BITS = 24;

/**
 * Body of FLAC's PICTURE block: a front cover. Ogg files have the same in a comment.
 * @param {Uint8Array} jpeg
 */
export function pictureBlock(jpeg) {
  const mime = Buffer.from('image/jpeg');
  /** @param {number} value */
  const number = (value) => {
    const bytes = Buffer.alloc(4);
    bytes.writeUInt32BE(value);
    return bytes;
  };
  // No description; width, height and colours are those that the picture itself states.
  const sizes = [0, 0, 0, PIXEL_BITS, 0].map(number);
  return Buffer.concat([number(COVER_FRONT), number(mime.length), mime, ...sizes, number(jpeg.length), jpeg]);
}
