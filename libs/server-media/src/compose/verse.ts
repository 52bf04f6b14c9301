import { lineMelody, lineRoleOf, type LineMelody, type LineRole } from './melody.ts';
import type { SeededRandom } from './random.ts';
import { beatsOf, lineRhythm, type LineRhythm } from './rhythm.ts';
import type { Scale } from './scale.ts';
import type { PoemLine } from './song-spec.ts';

export interface VerseLine extends LineMelody {
  /** Index into the lines of the spec. */
  index: number;
  role: LineRole;
  /** Characters, one per note, with the punctuation that follows them. */
  words: readonly string[];
  beats: number;
}

const han = /\p{Script=Han}/u;

/** Splits a line into Han characters, each with the punctuation that follows it. */
export function singableCharacters(text: string): string[] {
  const words: string[] = [];
  for (const character of text) {
    const last = words.length - 1;
    if (han.test(character) || last < 0) words.push(character);
    else words[last] += character;
  }
  return words;
}

/** Length of a verse in beats, without composing its melody. */
export function verseBeats(lines: readonly PoemLine[], compact: boolean, random: SeededRandom): number {
  return lines.reduce(
    (sum, { zh }) => sum + beatsOf(lineRhythm(singableCharacters(zh).length, compact, random)),
    0,
  );
}

/**
 * Composes the melody of a poem. Lines of equal length share their rhythm (the turn has its own), answers begin
 * like the opening, and later stanzas vary the melodies of the first one.
 */
export function composeVerse(
  lines: readonly PoemLine[],
  compact: boolean,
  scale: Scale,
  random: SeededRandom,
): VerseLine[] {
  const rhythms = new Map<string, LineRhythm>();
  const tunes = new Map<string, LineMelody>();
  const openings = new Map<number, LineMelody>();
  return lines.map(({ zh }, index) => {
    const words = singableCharacters(zh);
    const role = lineRoleOf(index, lines.length);
    const rhythmKey = `${words.length}${role === 'turn' ? 'turn' : ''}`;
    const rhythm = rhythms.get(rhythmKey) ?? lineRhythm(words.length, compact, random);
    rhythms.set(rhythmKey, rhythm);

    const tuneKey = `${words.length}${role}`;
    const known = tunes.get(tuneKey);
    const opening = openings.get(words.length);
    const head = role === 'answer' && opening ? opening.degrees.slice(0, Math.ceil(words.length / 2)) : [];
    const melody = known ? vary(known, scale, random) : lineMelody(rhythm, role, scale, random, head);
    if (!known) tunes.set(tuneKey, melody);
    if (role === 'opening' && !opening) openings.set(words.length, melody);
    return { ...melody, index, role, words, beats: beatsOf(melody.rhythm) };
  });
}

const CHANGE = 0.16;

/**
 * Varies a few inner notes by a step; the first and the last two notes stay, so that the melody remains
 * recognisable.
 */
function vary(melody: LineMelody, scale: Scale, random: SeededRandom): LineMelody {
  const degrees = melody.degrees.map((degree, i) => {
    const inner = i > 0 && i < melody.degrees.length - 2;
    if (!inner || !random.chance(CHANGE)) return degree;
    const moved = degree + random.pick([-1, 1]);
    return scale.restsOn(degree, 0) && !scale.restsOn(moved, 0) && random.chance(0.5) ? degree : moved;
  });
  return { rhythm: melody.rhythm, degrees };
}
