/**
 * Cyclic redundancy check whose bits are not reflected, starting with 0, as FLAC and Ogg use it.
 * @param {8 | 16 | 32} width bits
 * @param {number} polynomial without its highest term
 * @returns {(bytes: Uint8Array) => number}
 */
export function createCrc(width, polynomial) {
  const mask = width === 32 ? 0xffff_ffff : (1 << width) - 1;
  const top = 2 ** (width - 1);
  const table = Uint32Array.from({ length: 256 }, (_, byte) => {
    let rest = (byte << (width - 8)) >>> 0;
    for (let bit = 0; bit < 8; bit += 1)
      rest = (((rest << 1) ^ ((rest & top) !== 0 ? polynomial : 0)) & mask) >>> 0;
    return rest;
  });
  return (bytes) => {
    let rest = 0;
    for (const byte of bytes)
      rest = (((rest << 8) ^ (table[((rest >>> (width - 8)) ^ byte) & 0xff] ?? 0)) & mask) >>> 0;
    return rest;
  };
}
