import type { Instrument } from './composition.ts';
import type { SeededRandom } from './random.ts';
import { BEATS_PER_BAR } from './rhythm.ts';
import type { Scale } from './scale.ts';
import type { NoteStyle, Score } from './score.ts';
import type { SongSpec } from './song-spec.ts';

const GRACE_MS = 85;
const LONG_NOTE = 2;
const TREMOLO_BEATS = 1 / 8;

/** Probabilities of ornaments per note, and ring time, of the lead instruments. */
const habits: Record<
  SongSpec['instruments']['lead'],
  { grace: number; slide: number; tremolo: number; ring: number }
> = {
  guzheng: { grace: 0.1, slide: 0.16, tremolo: 0.14, ring: 2.5 },
  pipa: { grace: 0.14, slide: 0.06, tremolo: 0.42, ring: 1 },
  guqin: { grace: 0.05, slide: 0.24, tremolo: 0, ring: 3.5 },
};

/** Plays a melody note on the plucked lead instrument, at random with a grace note, a slide or a tremolo. */
export function playLead(
  score: Score,
  spec: SongSpec,
  scale: Scale,
  note: { beat: number; beats: number; degree: number },
  velocity: number,
  random: SeededRandom,
): void {
  const { lead } = spec.instruments;
  const habit = habits[lead];
  const pitch = scale.pitch(note.degree);
  const accent = note.beat % BEATS_PER_BAR === 0 ? 1.1 : note.beat % 1 === 0 ? 1 : 0.9;
  const strength = velocity * accent;
  const long = note.beats >= LONG_NOTE;
  if (long && random.chance(habit.tremolo)) {
    playTremolo(score, lead, note.beat, note.beats, pitch, strength);
    return;
  }
  if (note.beats >= 1 && random.chance(habit.grace)) {
    const neighbour = scale.pitch(note.degree + random.pick([1, 1, -1]));
    score.add(lead, note.beat, 0.2, neighbour, strength * 0.55, { shiftMs: -GRACE_MS });
  }
  const style: NoteStyle = long ? { vibrato: lead === 'guqin' ? 0.28 : 0.2 } : {};
  if (note.beats >= 1 && random.chance(habit.slide)) style.bend = scale.pitch(note.degree - 1) - pitch;
  score.add(lead, note.beat, note.beats + habit.ring, pitch, strength, style);
}

function playTremolo(
  score: Score,
  lead: Instrument,
  beat: number,
  beats: number,
  pitch: number,
  velocity: number,
): void {
  const strokes = Math.round(Math.min(beats, BEATS_PER_BAR) / TREMOLO_BEATS) - 2;
  for (let i = 0; i < strokes; i++) {
    const swell = i === 0 ? 1 : 0.34 + 0.26 * Math.sin((Math.PI * i) / strokes);
    score.add(
      lead,
      beat + i * TREMOLO_BEATS,
      i === strokes - 1 ? 2 : TREMOLO_BEATS * 1.5,
      pitch,
      velocity * swell,
    );
  }
}

/** Plays a melody note on the flute; long notes have vibrato. */
export function playFlute(
  score: Score,
  scale: Scale,
  note: { beat: number; beats: number; degree: number },
  velocity: number,
  octave = 0,
): void {
  const pitch = scale.pitch(note.degree) + 12 * octave;
  const long = note.beats >= 1.5;
  score.add('flute', note.beat, note.beats * 0.96, pitch, velocity, long ? { vibrato: 0.22 } : {});
}

/** Glissando over the open strings from degree `from` to `to`, which introduces a section. */
export function playRun(
  score: Score,
  scale: Scale,
  beat: number,
  beats: number,
  from: number,
  to: number,
  velocity: number,
): void {
  const steps = Math.abs(to - from);
  for (let i = 0; i <= steps; i++) {
    const x = i / steps;
    const degree = from + Math.sign(to - from) * i;
    score.add(
      'guzheng',
      beat + beats * (1 - (1 - x) ** 0.8),
      5,
      scale.pitch(degree),
      velocity * (0.45 + 0.45 * x),
    );
  }
}
