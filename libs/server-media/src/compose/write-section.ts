import { writeAccompaniment, type Texture } from './accompaniment.ts';
import type { Section } from './song-form.ts';
import { barRoots, type PlacedNote } from './harmony.ts';
import { playFlute, playLead, playRun } from './melody-instruments.ts';
import type { SeededRandom } from './random.ts';
import { BEATS_PER_BAR } from './rhythm.ts';
import type { Scale } from './scale.ts';
import type { Score } from './score.ts';
import type { Mood, SongSpec } from './song-spec.ts';
import type { VerseLine } from './verse.ts';

/** Shared context for writing all sections of a song. */
export interface SectionContext {
  score: Score;
  spec: SongSpec;
  scale: Scale;
  verse: readonly VerseLine[];
  random: SeededRandom;
}

const quiet: readonly Mood[] = ['calm', 'night', 'snow'];
const LEAD = 0.78;
const LAST_PASS_LEAD = 0.86;
const FLUTE = 0.6;

/** Writes all notes of a section into the score. */
export function writeSection(writing: SectionContext, section: Section): void {
  if (section.kind === 'verse') writeVerse(writing, section);
  else if (section.kind === 'intro') writeIntro(writing, section.start, section.beats);
  else if (section.kind === 'interlude') writeInterlude(writing, section.start, section.beats);
  else writeOutro(writing, section.start);
}

/** Places the notes of consecutive lines, in beats from the start of the first line. */
function placed(lines: readonly VerseLine[]): PlacedNote[] {
  let beat = 0;
  return lines.flatMap((line) =>
    line.degrees.map((degree, i) => {
      const beats = line.rhythm[i] ?? 1;
      const note = { beat, beats, degree };
      beat += beats;
      return note;
    }),
  );
}

function writeVerse(writing: SectionContext, section: Extract<Section, { kind: 'verse' }>): void {
  const { score, spec, scale, random } = writing;
  const notes = placed(section.lines);
  const roots = barRoots(notes, section.beats / BEATS_PER_BAR, scale);
  const full: Texture = quiet.includes(spec.mood) ? 1 : 2;
  const texture: Texture = section.last ? full : section.pass === 0 && quiet.includes(spec.mood) ? 0 : 1;
  writeAccompaniment(score, spec, scale, roots, section.start, texture, random);
  for (const note of notes) {
    const here = { ...note, beat: section.start + note.beat };
    playLead(score, spec, scale, here, section.last ? LAST_PASS_LEAD : LEAD, random);
    // From the second pass on, the flute doubles the melody except for short notes.
    const doubles = spec.instruments.flute && section.pass > 0 && note.beats >= 1;
    if (doubles) playFlute(score, scale, here, FLUTE * 0.62, note.degree < 3 ? 1 : 0);
  }
}

/** The end of the closing line, quoted by intro and outro. */
function quote(writing: SectionContext, beats: number): PlacedNote[] {
  const closing = writing.verse.at(-1);
  if (!closing) return [];
  const notes = placed([closing]);
  const from = Math.max(0, closing.beats - beats);
  return notes.filter((note) => note.beat >= from).map((note) => ({ ...note, beat: note.beat - from }));
}

function playTune(writing: SectionContext, note: PlacedNote, velocity: number, octave = 0): void {
  const { score, spec, scale, random } = writing;
  if (spec.instruments.flute) playFlute(score, scale, note, velocity * 0.85, note.degree < 2 ? 1 : octave);
  else playLead(score, spec, scale, { ...note, degree: note.degree + 5 * octave }, velocity, random);
}

function writeIntro(writing: SectionContext, start: number, beats: number): void {
  const { score, spec, scale, random } = writing;
  if (spec.instruments.lead !== 'guqin' || spec.mood === 'spring') {
    writeAccompaniment(score, spec, scale, [0], start, 0, random);
    playRun(score, scale, start + 0.5, 1.6, random.chance(0.5) ? 9 : -5, random.chance(0.5) ? 0 : 5, 0.5);
  } else {
    [-10, -7, -5, 0].forEach((degree, i) => {
      score.add('guqin', start + i * 0.75, 5, scale.pitch(degree), 0.6, i === 3 ? { vibrato: 0.25 } : {});
    });
  }
  const bars = beats / BEATS_PER_BAR;
  const roots = Array.from({ length: bars - 1 }, (_, i) => (i % 2 === 0 ? 0 : scale.dominant));
  writeAccompaniment(score, spec, scale, roots, start + BEATS_PER_BAR, 1, random);
  for (const note of quote(writing, beats - BEATS_PER_BAR)) {
    playTune(writing, { ...note, beat: start + BEATS_PER_BAR + note.beat }, 0.62);
  }
}

function writeInterlude(writing: SectionContext, start: number, beats: number): void {
  const { score, spec, scale, random, verse } = writing;
  const turn = verse.find((line) => line.role === 'turn') ?? verse[0];
  const notes = turn ? placed([turn]).filter((note) => note.beat < beats) : [];
  const roots = barRoots(notes, beats / BEATS_PER_BAR, scale);
  writeAccompaniment(score, spec, scale, roots, start, quiet.includes(spec.mood) ? 1 : 2, random);
  for (const note of notes) playTune(writing, { ...note, beat: start + note.beat }, 0.66, 0);
  if (spec.instruments.lead === 'guzheng') playRun(score, scale, start + beats - 1.2, 1.1, -4, 6, 0.42);
}

const FINAL_CHORD = [-10, -5, -2, 0, 5];
const FINAL_ROLL_MS = 120;

function writeOutro(writing: SectionContext, start: number): void {
  const { score, spec, scale, random } = writing;
  writeAccompaniment(score, spec, scale, [0], start, 1, random);
  for (const note of quote(writing, BEATS_PER_BAR)) {
    playTune(writing, { ...note, beat: start + note.beat, beats: note.beats }, 0.5, 1);
  }
  const hand = spec.instruments.lead === 'guqin' ? 'guqin' : 'guzheng';
  FINAL_CHORD.forEach((degree, i) => {
    const note = degree === -2 ? scale.dominant - 5 : degree;
    score.add(hand, start + BEATS_PER_BAR, 12, scale.pitch(note), 0.6 - i * 0.05, {
      shiftMs: i * FINAL_ROLL_MS,
    });
  });
  if (spec.instruments.bass)
    score.add(
      'bass',
      start + BEATS_PER_BAR,
      8,
      scale.pitch(-10) < 34 ? scale.pitch(-5) : scale.pitch(-10),
      0.5,
    );
}
