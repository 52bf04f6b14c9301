import type { Coefficients } from './coefficients.ts';

/**
 * The two filters of ITU-R BS.1770 as analogue prototypes, from which coefficients for any sample rate are
 * derived.
 */
const SHELF = { hertz: 1681.974450955533, q: 0.7071752369554196, decibels: 3.999843853973347 };
const HIGH_PASS = { hertz: 38.13547087602444, q: 0.5003270373238773 };
/**
 * Exponent that yields the gain in the middle of the shelf from its height; reproduces the standard's table for 48
 * kHz to the last digit.
 */
const MIDDLE = 0.4996667741545416;

/** Filter coefficients of K-weighting at a sample rate: the shelf that models the head, then a high-pass. */
export function kWeighting(sampleRate: number): [Coefficients, Coefficients] {
  return [shelf(sampleRate), highPass(sampleRate)];
}

function shelf(sampleRate: number): Coefficients {
  const k = Math.tan((Math.PI * SHELF.hertz) / sampleRate);
  const high = 10 ** (SHELF.decibels / 20);
  const middle = high ** MIDDLE;
  const a0 = 1 + k / SHELF.q + k * k;
  return {
    b0: (high + (middle * k) / SHELF.q + k * k) / a0,
    b1: (2 * (k * k - high)) / a0,
    b2: (high - (middle * k) / SHELF.q + k * k) / a0,
    a1: (2 * (k * k - 1)) / a0,
    a2: (1 - k / SHELF.q + k * k) / a0,
  };
}

function highPass(sampleRate: number): Coefficients {
  const k = Math.tan((Math.PI * HIGH_PASS.hertz) / sampleRate);
  const a0 = 1 + k / HIGH_PASS.q + k * k;
  // The standard leaves the numerator unnormalised: 1, -2, 1.
  return { b0: 1, b1: -2, b2: 1, a1: (2 * (k * k - 1)) / a0, a2: (1 - k / HIGH_PASS.q + k * k) / a0 };
}
