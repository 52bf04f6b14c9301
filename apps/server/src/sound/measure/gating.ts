/** @file Integrated loudness: which blocks count (EBU R128, BS.1770-4), for a song and for several together. */

/** What is softer counts as silence, LUFS. */
const SILENCE = -70;
/** Blocks so much below the mean of the others do not count either, LU. */
const BELOW_MEAN = -10;
const OFFSET = -0.691;
/** Width of a class of blocks, LU: a song by itself is measured without classes. */
const CLASS = 0.05;

const loudnessOf = (power: number): number => OFFSET + 10 * Math.log10(power);
const powerOf = (loudness: number): number => 10 ** ((loudness - OFFSET) / 10);

/** How many blocks are how loud: what is kept of a song, so that albums can be measured from their songs. */
export type Histogram = ReadonlyMap<number, number>;

interface Counted {
  power: number;
  count: number;
}

function integrated(blocks: readonly Counted[]): number | null {
  const heard = blocks.filter(({ power }) => power > 0 && loudnessOf(power) >= SILENCE);
  if (heard.length === 0) return null;
  const gate = loudnessOf(mean(heard)) + BELOW_MEAN;
  const counting = heard.filter(({ power }) => loudnessOf(power) > gate);
  return counting.length === 0 ? null : loudnessOf(mean(counting));
}

function mean(blocks: readonly Counted[]): number {
  let [sum, count] = [0, 0];
  for (const block of blocks) {
    sum += block.power * block.count;
    count += block.count;
  }
  return sum / count;
}

/** LUFS of a song by the power of its blocks; null: nothing in it is loud enough to be heard. */
export const loudnessOfBlocks = (powers: readonly number[]): number | null =>
  integrated(powers.map((power) => ({ power, count: 1 })));

/** Sorts a song's blocks into classes; silence is left out, as it never counts. */
export function histogramOf(powers: readonly number[]): Histogram {
  const classes = new Map<number, number>();
  for (const power of powers) {
    const loudness = power > 0 ? loudnessOf(power) : -Infinity;
    if (loudness < SILENCE) continue;
    const at = Math.round((loudness - SILENCE) / CLASS);
    classes.set(at, (classes.get(at) ?? 0) + 1);
  }
  return classes;
}

/** LUFS of songs heard as one: gated over the blocks of all of them. */
export function loudnessTogether(songs: readonly Histogram[]): number | null {
  const all = new Map<number, number>();
  for (const song of songs) for (const [at, count] of song) all.set(at, (all.get(at) ?? 0) + count);
  return integrated([...all].map(([at, count]) => ({ power: powerOf(SILENCE + at * CLASS), count })));
}

const DIGITS = 36;

/** A histogram as a short text: pairs of a class (as its distance from the one before) and its count. */
export function writeHistogram(histogram: Histogram): string {
  let before = 0;
  return [...histogram]
    .sort(([a], [b]) => a - b)
    .map(([at, count]) => {
      const step = at - before;
      before = at;
      return `${step.toString(DIGITS)}.${count.toString(DIGITS)}`;
    })
    .join(' ');
}

/** The inverse of `writeHistogram`. */
export function readHistogram(text: string): Histogram {
  let at = 0;
  return new Map(
    text
      .split(' ')
      .filter(Boolean)
      .map((pair): [number, number] => {
        const [step = '0', count = '0'] = pair.split('.');
        at += parseInt(step, DIGITS);
        return [at, parseInt(count, DIGITS)];
      }),
  );
}
