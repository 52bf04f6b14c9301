import { BEATS_PER_BAR } from './rhythm.ts';
import type { Scale } from './scale.ts';

/** A melody note with its position in the section, in beats. */
export interface PlacedNote {
  beat: number;
  beats: number;
  degree: number;
}

const ROOTS = [0, 1, 2, 3, 4];
const TONIC_BONUS = 1.2;
const DOMINANT_BONUS = 0.6;
const REPEAT_PENALTY = 0.9;

/**
 * Chooses one root (scale degree 0 to 4) per bar: the open fifth that is most consonant with the melody, with a
 * preference for tonic, dominant and movement, and the tonic in the first and last bar.
 */
export function barRoots(melody: readonly PlacedNote[], bars: number, scale: Scale): number[] {
  const roots: number[] = [];
  for (let bar = 0; bar < bars; bar++) {
    const from = bar * BEATS_PER_BAR;
    const inside = melody.filter((note) => note.beat >= from && note.beat < from + BEATS_PER_BAR);
    let best = 0;
    let bestScore = -Infinity;
    for (const root of ROOTS) {
      let score = root === 0 ? TONIC_BONUS : root === scale.dominant ? DOMINANT_BONUS : 0;
      for (const note of inside) {
        const weight = note.beats * (note.beat === from ? 1.6 : 1);
        if (scale.restsOn(note.degree, root)) score += weight;
      }
      if (roots.at(-1) === root) score -= REPEAT_PENALTY;
      if (roots.at(-1) === root && roots.at(-2) === root) score -= 2 * REPEAT_PENALTY;
      if (score > bestScore) {
        best = root;
        bestScore = score;
      }
    }
    roots.push(bar === 0 || bar === bars - 1 ? 0 : best);
  }
  return roots;
}
