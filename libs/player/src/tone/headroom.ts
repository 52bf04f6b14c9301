import { BANDS_HZ } from './tone.ts';

/** One octave wide, as bands an octave apart are. */
export const BAND_Q = Math.SQRT2;
/** The lowest band rings longest; after this nothing is left of it, s. */
const RINGS_S = 0.4;

/**
 * How many times higher than what goes in the highest sample may come out of the equaliser, whatever is played: the sum of
 * all magnitudes of its answer to a single sample. A curve's own height is less than that, since sines are not all there is.
 * @param bands dB, one for each of `BANDS_HZ`
 * @param rate of the samples, Hz
 * @returns 1 for a flat curve, else more
 */
export function highestGain(bands: readonly number[], rate: number): number {
  const answer = new Float64Array(Math.round(rate * RINGS_S));
  answer[0] = 1;
  bands.forEach((decibels, band) => {
    const hz = BANDS_HZ[band];
    if (decibels !== 0 && hz !== undefined) peaking(answer, Math.min(hz, rate / 2) / rate, decibels);
  });
  return answer.reduce((sum, sample) => sum + Math.abs(sample), 0);
}

/** The filter of that kind in browsers (Web Audio API, "Filters characteristics"), over all samples in place. */
function peaking(samples: Float64Array, turns: number, decibels: number): void {
  const height = 10 ** (decibels / 40);
  const angle = 2 * Math.PI * turns;
  const alpha = Math.sin(angle) / (2 * BAND_Q);
  const a0 = 1 + alpha / height;
  const b0 = (1 + alpha * height) / a0;
  const b1 = (-2 * Math.cos(angle)) / a0;
  const b2 = (1 - alpha * height) / a0;
  const a2 = (1 - alpha / height) / a0;
  let [x1, x2, y1, y2] = [0, 0, 0, 0];
  for (let n = 0; n < samples.length; n += 1) {
    const x = samples[n] ?? 0;
    const y = b0 * x + b1 * (x1 - y1) + b2 * x2 - a2 * y2;
    [x2, x1, y2, y1] = [x1, x, y1, y];
    samples[n] = y;
  }
}
