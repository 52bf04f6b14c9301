/**
 * @file True peak: the maximum of the interpolated curve between samples, with fourfold oversampling (BS.1770-4,
 *   annex 2).
 */

const TAPS = 24;
const PAIRS = TAPS / 2;
const KAISER = 6;
const BLOCK = 64;
/** Sample rate from which the samples themselves are as dense as the oversampled points of other files. */
const FINE_RATE = 160_000;

export interface PeakMeter {
  /** Adds the first `length` samples of each channel. */
  add(channels: readonly Float32Array[], length: number): void;
  /** True peak so far, linear, 1 = full scale; includes the filter's response after the last sample. */
  peak(): number;
}

/** Buffer of one channel: the last samples of the previous piece, then those of the present one. */
interface Line {
  samples: Float64Array;
}

/** Creates a meter for the true peak over all channels. */
export function createPeakMeter(sampleRate: number, channels: number): PeakMeter {
  const reach = sampleRate >= FINE_RATE ? 1 : REACH;
  const lines: Line[] = Array.from({ length: channels }, () => ({ samples: new Float64Array(TAPS) }));
  let highest = 0;

  const look = (samples: Float64Array, from: number, to: number): void => {
    let local = 0;
    for (let i = from; i < to + TAPS; i++) local = Math.max(local, Math.abs(samples[i] ?? 0));
    highest = Math.max(highest, local);
    if (local * reach <= highest) return;
    for (let at = from; at < to; at++) highest = Math.max(highest, highestBetween(samples, at));
  };

  const addTo = (line: Line, added: Float32Array, length: number): void => {
    if (line.samples.length < TAPS + length) {
      const longer = new Float64Array(TAPS + length);
      longer.set(line.samples.subarray(0, TAPS));
      line.samples = longer;
    }
    const { samples } = line;
    samples.set(length < added.length ? added.subarray(0, length) : added, TAPS);
    for (let from = 0; from < length; from += BLOCK) look(samples, from, Math.min(length, from + BLOCK));
    samples.copyWithin(0, length, TAPS + length);
  };

  return {
    add(pieces, length) {
      lines.forEach((line, index) => {
        const piece = pieces[index];
        if (piece) addTo(line, piece, length);
      });
    },
    peak() {
      const silence = new Float32Array(TAPS);
      for (const { samples } of lines) addTo({ samples: samples.slice() }, silence, TAPS);
      return highest;
    },
  };
}

/** Taps of a windowed sinc for a point at a fraction behind the middle sample. */
function tapsFor(shift: number): number[] {
  const taps = Array.from({ length: TAPS }, (_, tap) => {
    const x = tap - (TAPS / 2 - 1) - shift;
    return sinc(x) * kaiser(x / (TAPS / 2));
  });
  const sum = taps.reduce((all, tap) => all + tap, 0);
  return taps.map((tap) => tap / sum);
}

/** Half of the taps for the midpoint; the filter is symmetric. */
const [HALF, QUARTER] = [tapsFor(1 / 2), tapsFor(1 / 4)];
const MIDDLE = Float64Array.from(HALF.slice(0, PAIRS));
/**
 * The taps for the points at one and at three quarters mirror each other: coefficients of the sum of a pair of
 * samples are equal for both points, those of the difference have opposite signs.
 */
const mirrored = (tap: number): number => QUARTER[TAPS - 1 - tap] ?? 0;
const BY_SUM = Float64Array.from(MIDDLE, (_, tap) => ((QUARTER[tap] ?? 0) + mirrored(tap)) / 2);
const BY_DIFFERENCE = Float64Array.from(MIDDLE, (_, tap) => ((QUARTER[tap] ?? 0) - mirrored(tap)) / 2);
/** Maximum ratio between an interpolated point and the highest of the samples around it. */
const REACH = Math.max(...[HALF, QUARTER].map((taps) => taps.reduce((sum, tap) => sum + Math.abs(tap), 0)));

/**
 * Maximum of the three interpolated points between two samples, with half of the taps from `at` on at either side.
 */
function highestBetween(samples: Float64Array, at: number): number {
  let middle = 0;
  let bySum = 0;
  let byDifference = 0;
  for (let tap = 0, mirror = at + TAPS - 1; tap < PAIRS; tap++, mirror--) {
    const left = samples[at + tap] ?? 0;
    const right = samples[mirror] ?? 0;
    const sum = left + right;
    middle += (MIDDLE[tap] ?? 0) * sum;
    bySum += (BY_SUM[tap] ?? 0) * sum;
    byDifference += (BY_DIFFERENCE[tap] ?? 0) * (left - right);
  }
  return Math.max(Math.abs(middle), Math.abs(bySum) + Math.abs(byDifference));
}

function sinc(x: number): number {
  return x === 0 ? 1 : Math.sin(Math.PI * x) / (Math.PI * x);
}

function kaiser(x: number): number {
  return Math.abs(x) >= 1 ? 0 : bessel(KAISER * Math.sqrt(1 - x * x)) / bessel(KAISER);
}

/** Modified Bessel function of the first kind, order 0. */
function bessel(x: number): number {
  let [sum, term] = [1, 1];
  for (let k = 1; term > sum * 1e-12; k++) {
    term *= (x / (2 * k)) ** 2;
    sum += term;
  }
  return sum;
}
