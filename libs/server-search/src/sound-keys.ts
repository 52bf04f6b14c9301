import type { Unit } from '@qingyin/text';

/** Lengths of a run that has keys, characters: one character has too many neighbours, and longer texts are rare. */
const SHORTEST = 2;
const LONGEST = 16;

/** Sound of a reading in which those are equal that are often confused: zh and z, ch and c, sh and s, n and l, ng and n. */
export const soundOf = (reading: string): string =>
  reading
    .replace(/^([zcs])h/, '$1')
    .replace(/^n(?=[aeiouv])/, 'l')
    .replace(/(?<=[a-z])ng$/, 'n');

/** Sounds of a unit, the usual one first; none for words and for characters without a reading. */
export const soundsOf = (unit: Unit): string[] => [...new Set(unit.readings.map(soundOf))];

/**
 * Keys of a run of Chinese characters by sound, without tones: runs that are easily confused share one.
 *
 * @param most maximum number of keys; of further heteronyms only the usual reading counts
 * @returns none for words, for runs of one character and of more than sixteen
 */
export function soundKeysOf(run: readonly Unit[], most: number): string[] {
  if (run.length < SHORTEST || run.length > LONGEST) return [];
  let keys = [''];
  for (const unit of run) {
    const [usual, ...others] = soundsOf(unit);
    if (usual === undefined) return [];
    const more = others.flatMap((sound) => keys.map((key) => key + sound));
    const grown = keys.map((key) => key + usual);
    keys = [...grown, ...more.slice(0, Math.max(0, most - grown.length))];
  }
  return [...new Set(keys)];
}
