import { BANDS_HZ } from './sound-settings.ts';

/** Quality factor for bands one octave wide. */
export const BAND_Q = Math.SQRT2;
/** Duration of the impulse response, seconds; the lowest band rings longest. */
const RINGS_S = 0.4;

/**
 * Worst-case peak gain of the equalizer for any input: the sum of the magnitudes of its impulse response. The
 * maximum of the frequency response is lower, because it holds for sines only.
 *
 * @param bands dB, one for each of `BANDS_HZ`
 * @param rate sample rate, Hz
 * @returns 1 for a flat curve, otherwise more
 */
export function equalizerPeakGain(bands: readonly number[], rate: number): number {
  const answer = new Float64Array(Math.round(rate * RINGS_S));
  answer[0] = 1;
  bands.forEach((decibels, band) => {
    const hz = BANDS_HZ[band];
    if (decibels !== 0 && hz !== undefined) peaking(answer, Math.min(hz, rate / 2) / rate, decibels);
  });
  return answer.reduce((sum, sample) => sum + Math.abs(sample), 0);
}

/** Applies a peaking filter as defined by the Web Audio API ("Filters characteristics") in place. */
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
