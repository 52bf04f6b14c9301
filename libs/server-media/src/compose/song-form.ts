import { composeVerse, verseBeats, type VerseLine } from './verse.ts';
import { createSeededRandom } from './random.ts';
import { BEATS_PER_BAR } from './rhythm.ts';
import type { Scale } from './scale.ts';
import type { SongSpec } from './song-spec.ts';

/** A section of the song; `start` and `beats` in beats. */
export type Section =
  | { kind: 'intro' | 'interlude' | 'outro'; start: number; beats: number }
  | { kind: 'verse'; start: number; beats: number; pass: number; last: boolean; lines: readonly VerseLine[] };

export interface SongForm {
  sections: Section[];
  /** Length in beats up to the end of the last chord. */
  beats: number;
  /** Beats per minute, slightly increased for very long poems. */
  tempo: number;
  verse: readonly VerseLine[];
}

/** Decay of the last chord after the last beat, seconds. */
export const RING_SECONDS = 3.2;
const LONGEST_SECONDS = 112;
const LONGEST_COMPACT_FROM = 84;
const ENOUGH_FOR_ONE_PASS = 44;
const ENOUGH_FOR_TWO_PASSES = 17;

/** Plans the sections: short poems are repeated two or three times, long ones are sung once with an interlude. */
export function planForm(spec: SongSpec, scale: Scale): SongForm {
  const seconds = (beats: number): number => (beats * 60) / spec.tempo;
  const estimate = (compact: boolean): number =>
    seconds(verseBeats(spec.lines, compact, createSeededRandom(spec.seed)));
  const compact = estimate(false) > LONGEST_COMPACT_FROM;
  const verse = composeVerse(spec.lines, compact, scale, createSeededRandom(spec.seed ^ 0x5eed));
  const verseLength = verse.reduce((sum, line) => sum + line.beats, 0);
  const length = seconds(verseLength);
  const passes = length >= ENOUGH_FOR_ONE_PASS ? 1 : length >= ENOUGH_FOR_TWO_PASSES ? 2 : 3;

  const sections: Section[] = [];
  let at = 0;
  const rest = (kind: 'intro' | 'interlude' | 'outro', bars: number): void => {
    sections.push({ kind, start: at, beats: bars * BEATS_PER_BAR });
    at += bars * BEATS_PER_BAR;
  };
  const sing = (lines: readonly VerseLine[], pass: number, last: boolean): void => {
    const beats = lines.reduce((sum, line) => sum + line.beats, 0);
    sections.push({ kind: 'verse', start: at, beats, pass, last, lines });
    at += beats;
  };
  rest('intro', length < 30 ? 3 : 2);
  for (const [i, part] of parts(verse, passes).entries()) {
    if (i > 0) rest('interlude', 2);
    sing(part.lines, part.pass, part.last);
  }
  rest('outro', 2);
  const total = seconds(at);
  const tempo = total > LONGEST_SECONDS ? spec.tempo * (total / LONGEST_SECONDS) : spec.tempo;
  return { sections, beats: at, tempo, verse };
}

function parts(
  verse: readonly VerseLine[],
  passes: number,
): { lines: readonly VerseLine[]; pass: number; last: boolean }[] {
  if (passes > 1) {
    return Array.from({ length: passes }, (_, pass) => ({ lines: verse, pass, last: pass === passes - 1 }));
  }
  if (verse.length < 8) return [{ lines: verse, pass: 1, last: true }];
  const middle = Math.ceil(verse.length / 8) * 4;
  return [
    { lines: verse.slice(0, middle), pass: 0, last: false },
    { lines: verse.slice(middle), pass: 1, last: true },
  ];
}
