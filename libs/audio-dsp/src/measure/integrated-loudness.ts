/** @file Integrated loudness with gating (EBU R128, BS.1770-4), for one song and for several songs together. */

/** Absolute gate, LUFS: quieter blocks count as silence. */
const SILENCE = -70;
/** Relative gate, LU below the mean of the remaining blocks. */
const BELOW_MEAN = -10;
const OFFSET = -0.691;
/** Width of a histogram class in LU; the loudness of a single song is computed without classes. */
const CLASS = 0.05;

const loudnessOf = (power: number): number => OFFSET + 10 * Math.log10(power);
const powerOf = (loudness: number): number => 10 ** ((loudness - OFFSET) / 10);

/**
 * Number of blocks by loudness class; stored for each song, so that the loudness of albums can be computed from
 * their songs.
 */
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

/**
 * Integrated loudness of a song in LUFS from the power of its blocks; null if all blocks are below the absolute
 * gate.
 */
export const loudnessOfBlocks = (powers: readonly number[]): number | null =>
  integrated(powers.map((power) => ({ power, count: 1 })));

/** Histogram of a song's blocks; blocks below the absolute gate are left out, since they never count. */
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

/** Integrated loudness of several songs in LUFS, gated over all their blocks. */
export function jointLoudness(songs: readonly Histogram[]): number | null {
  const all = new Map<number, number>();
  for (const song of songs) for (const [at, count] of song) all.set(at, (all.get(at) ?? 0) + count);
  return integrated([...all].map(([at, count]) => ({ power: powerOf(SILENCE + at * CLASS), count })));
}

const DIGITS = 36;

/** Serialises a histogram as a short text: pairs of class (delta-encoded) and count, in base 36. */
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

/** Inverse of `writeHistogram`. */
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
