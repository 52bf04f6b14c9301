/** Integers of a fingerprint by which it may be shifted: encoders add silence, eight are a second. */
const MOST_SHIFT = 8;
/** Share of bits in which fingerprints of one recording differ at most; unrelated ones differ in half. */
const SAME_BITS = 0.15;
/** Share of bits from which the rest is not compared. */
const HOPELESS_BITS = 0.35;
/** Integers that two fingerprints must share, about two seconds of sound. */
const LEAST_OVERLAP = 16;
/** Share of different integers below which a fingerprint says nothing: silence and steady tones. */
const LEAST_VARIETY = 0.1;

/** Reads a stored fingerprint. @returns undefined for one that is too short or monotonous to be compared */
export function readPrint(base64: string): Int32Array | undefined {
  const bytes = Buffer.from(base64, 'base64');
  const print = new Int32Array(Math.floor(bytes.length / 4));
  for (let at = 0; at < print.length; at += 1) print[at] = bytes.readInt32LE(at * 4);
  const isTelling =
    print.length >= LEAST_OVERLAP && new Set(print).size >= Math.max(4, print.length * LEAST_VARIETY);
  return isTelling ? print : undefined;
}

/** Whether two fingerprints are those of one recording. */
export function isSamePrint(a: Int32Array, b: Int32Array): boolean {
  for (let shift = 0; shift <= MOST_SHIFT; shift += 1)
    if (isSameAt(a, b, shift) || (shift > 0 && isSameAt(b, a, shift))) return true;
  return false;
}

function isSameAt(later: Int32Array, earlier: Int32Array, shift: number): boolean {
  const overlap = Math.min(later.length - shift, earlier.length);
  if (overlap < LEAST_OVERLAP) return false;
  let different = 0;
  for (let at = 0; at < overlap; at += 1) {
    different += countBits((later[at + shift] ?? 0) ^ (earlier[at] ?? 0));
    // Most pairs are unrelated, which a few integers show.
    if (at === LEAST_OVERLAP - 1 && different > HOPELESS_BITS * 32 * LEAST_OVERLAP) return false;
  }
  return different <= SAME_BITS * 32 * overlap;
}

/** Number of ones among the 32 bits of an integer. */
function countBits(value: number): number {
  let bits = value - ((value >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return (((bits + (bits >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}
