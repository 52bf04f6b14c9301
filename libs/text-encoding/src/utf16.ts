const SAMPLE = 4096;
/** Least share of ASCII characters in a text without a byte order mark: line breaks, digits, brackets. */
const ASCII_SHARE = 0.1;

/**
 * Byte order of a UTF-16 text, by its mark or by the position of the zero bytes of ASCII characters.
 *
 * @returns undefined when it is not UTF-16
 */
export function utf16Order(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  if (bytes.length % 2 === 1) return undefined;
  const sample = bytes.subarray(0, SAMPLE);
  const zeros = [0, 0];
  let empty = 0;
  for (let at = 0; at + 1 < sample.length; at += 2) {
    const [even, odd] = [sample[at], sample[at + 1]];
    if (even === 0 && odd === 0) empty += 1;
    else if (even === 0) zeros[0] = (zeros[0] ?? 0) + 1;
    else if (odd === 0) zeros[1] = (zeros[1] ?? 0) + 1;
  }
  const [big = 0, little = 0] = zeros;
  const least = Math.max(1, (sample.length / 2) * ASCII_SHARE);
  if (empty > 0) return undefined;
  if (little >= least && big === 0) return 'utf-16le';
  return big >= least && little === 0 ? 'utf-16be' : undefined;
}
