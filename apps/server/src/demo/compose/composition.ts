import type { Mood } from './song-spec.ts';

export type Instrument = 'guzheng' | 'pipa' | 'guqin' | 'flute' | 'sheng' | 'bass' | 'drum' | 'woodblock';

/** One sounding note; times in samples of 44.1 kHz so that nothing is rounded twice. */
export interface NoteEvent {
  instrument: Instrument;
  /** First sample of the note. */
  at: number;
  /** Samples until it is released (plucked notes ring on and are damped at their release). */
  length: number;
  /** MIDI note number. */
  pitch: number;
  /** 0 to 1. */
  velocity: number;
  /** −1 (one side) to 1 (other side). */
  pan: number;
  /** Semitones the note starts away from its pitch and slides from, 0 for none. */
  bend: number;
  /** Depth of the late vibrato in semitones, 0 for none. */
  vibrato: number;
}

/** Time span of one character, milliseconds from the start of the song. */
export interface WordTiming {
  startMs: number;
  endMs: number;
  text: string;
}

/** Time span of one sung line, milliseconds; `index` points into the lines of the spec. */
export interface LineTiming {
  index: number;
  startMs: number;
  endMs: number;
  words: WordTiming[];
}

/** A finished composition: sorted events and the lyric timing that falls out of them. */
export interface Composition {
  mood: Mood;
  seed: number;
  durationMs: number;
  /** Length of the song in samples per channel at 44.1 kHz, known without rendering. */
  totalSamples: number;
  notes: NoteEvent[];
  lines: LineTiming[];
}

export const SAMPLE_RATE = 44_100;
