/** Larger gains are errors, dB. */
const LARGEST_GAIN = 64;
/** R128 gains are relative to -23 LUFS, ReplayGain to -18 LUFS. */
const R128_OFFSET = 5;
const Q8 = 256;

/** ReplayGain of a text such as `-6.50 dB`; null when it is none. */
export const replayGain = (text: string): number | null =>
  plausible(/^\s*[+\-−]?\d*[.,]?\d+/.exec(text)?.[0].replace(',', '.').replace('−', '-'), (gain) => gain);

/** ReplayGain of an `R128_…_GAIN` of Opus, a whole number in 1/256 dB. */
export const r128Gain = (text: string): number | null =>
  plausible(/^\s*[+-]?\d+\s*$/.exec(text)?.[0], (gain) => gain / Q8 + R128_OFFSET);

function plausible(text: string | undefined, gainOf: (number: number) => number): number | null {
  const gain = text === undefined ? NaN : gainOf(Number(text));
  return Math.abs(gain) <= LARGEST_GAIN ? gain : null;
}
