import type { SeededRandom } from './random.ts';

/** Lengths in beats of the notes of one line; they always fill whole bars of four beats. */
export type LineRhythm = readonly number[];

export const BEATS_PER_BAR = 4;

/** Rhythms of four beats for the first half of a line, by number of characters. */
const openings: Record<number, readonly LineRhythm[]> = {
  2: [
    [2, 2],
    [1.5, 2.5],
    [1, 3],
  ],
  3: [
    [1, 1, 2],
    [1.5, 0.5, 2],
    [2, 1, 1],
  ],
  4: [
    [1, 1, 1, 1],
    [1.5, 0.5, 1, 1],
    [1, 1, 0.5, 1.5],
    [0.5, 0.5, 1, 2],
    [1.5, 0.5, 1.5, 0.5],
  ],
};
/** Rhythms of four beats for the end of a line, with a long last note. */
const endings: Record<number, readonly LineRhythm[]> = {
  1: [[4]],
  2: [
    [1, 3],
    [1.5, 2.5],
  ],
  3: [
    [1, 1, 2],
    [0.5, 0.5, 3],
    [1.5, 0.5, 2],
    [1, 0.5, 2.5],
  ],
  4: [
    [0.5, 0.5, 1, 2],
    [1, 0.5, 0.5, 2],
    [0.5, 1, 0.5, 2],
  ],
  5: [[0.5, 0.5, 0.5, 0.5, 2]],
};
/** Rhythms for lines set into a single bar in long poems. */
const singleBars: Record<number, readonly LineRhythm[]> = {
  ...endings,
  2: [
    [1, 3],
    [2, 2],
  ],
  3: [
    [1, 1, 2],
    [1.5, 0.5, 2],
  ],
  4: [
    [1, 1, 1, 1],
    [1.5, 0.5, 1, 1],
    [1, 0.5, 0.5, 2],
    [0.5, 0.5, 1, 2],
  ],
};

/**
 * Prosodic feet of a line of n characters: 2+3 for five, 4+3 for seven, otherwise groups of four with a last group
 * of two to four.
 */
function feet(characters: number): number[] {
  const sizes: number[] = [];
  let left = characters;
  while (left > 4) {
    const foot = left === 5 ? 2 : left === 6 ? 3 : 4;
    sizes.push(foot);
    left -= foot;
  }
  sizes.push(left);
  return sizes;
}

/** Random rhythm for a line of `characters` notes; `compact` sets lines of up to five characters into one bar. */
export function lineRhythm(characters: number, compact: boolean, random: SeededRandom): LineRhythm {
  const single = compact ? singleBars[characters] : undefined;
  if (single) return random.pick(single);
  if (characters <= 2)
    return characters === 1
      ? [4]
      : random.pick([
          [1, 3],
          [2, 2],
        ]);
  const sizes = characters === 4 ? [2, 2] : feet(characters);
  return sizes.flatMap((size, i) => {
    const table = i === sizes.length - 1 ? endings : openings;
    return [...random.pick(table[size] ?? [Array<number>(size).fill(BEATS_PER_BAR / size)])];
  });
}

/** Total number of beats. */
export function beatsOf(rhythm: LineRhythm): number {
  return rhythm.reduce((sum, beats) => sum + beats, 0);
}
