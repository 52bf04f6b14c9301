import type { SongClock } from './song-clock.ts';
import { SAMPLE_RATE, type Instrument, type NoteEvent } from './composition.ts';
import type { SeededRandom } from './random.ts';

/** Optional articulation of a note. */
export interface NoteStyle {
  bend?: number;
  vibrato?: number;
  /** Shift in time in milliseconds, for rolled chords and grace notes. */
  shiftMs?: number;
}

/** Collects notes in beats and MIDI pitches and converts them to timed events. */
export interface Score {
  add(
    instrument: Instrument,
    beat: number,
    beats: number,
    pitch: number,
    velocity: number,
    style?: NoteStyle,
  ): void;
  /** The events sorted by time. */
  events(): NoteEvent[];
}

const seats: Record<Instrument, { pan: number; spread: number }> = {
  guzheng: { pan: -0.12, spread: 0.014 },
  pipa: { pan: 0.14, spread: 0.01 },
  guqin: { pan: -0.06, spread: 0.012 },
  flute: { pan: 0.26, spread: 0 },
  sheng: { pan: -0.3, spread: 0.03 },
  bass: { pan: 0.02, spread: 0 },
  drum: { pan: -0.08, spread: 0 },
  woodblock: { pan: 0.34, spread: 0 },
};
const MIDDLE_PITCH = 64;
/** Humanisation: random deviation of time (ms) and velocity. */
const LOOSE_MS = 7;
const LOOSE_VELOCITY = 0.06;

const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));

/** Creates an empty score; `clock` converts beats, `random` is used for humanisation. */
export function createScore(clock: SongClock, random: SeededRandom): Score {
  const notes: NoteEvent[] = [];
  return {
    add(instrument, beat, beats, pitch, velocity, { bend = 0, vibrato = 0, shiftMs = 0 } = {}) {
      const seat = seats[instrument];
      const shift = ((shiftMs + random.range(-LOOSE_MS, LOOSE_MS)) / 1000) * SAMPLE_RATE;
      const at = Math.max(0, Math.round(clock.sampleAt(beat) + shift));
      notes.push({
        instrument,
        at,
        length: Math.max(1, clock.sampleAt(beat + beats) - clock.sampleAt(beat)),
        pitch,
        velocity: clamp(velocity * (1 + random.range(-LOOSE_VELOCITY, LOOSE_VELOCITY)), 0.05, 1),
        pan: clamp(seat.pan + (pitch - MIDDLE_PITCH) * seat.spread, -0.8, 0.8),
        bend,
        vibrato,
      });
    },
    events: () => notes.sort((a, b) => a.at - b.at || a.pitch - b.pitch),
  };
}
