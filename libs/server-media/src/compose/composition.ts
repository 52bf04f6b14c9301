import type { Mood } from './song-spec.ts';

export type Instrument = 'guzheng' | 'pipa' | 'guqin' | 'flute' | 'sheng' | 'bass' | 'drum' | 'woodblock';

/** A note; times in samples at 44.1 kHz, to avoid repeated rounding. */
export interface NoteEvent {
  instrument: Instrument;
  /** First sample of the note. */
  at: number;
  /** Samples until its release (plucked notes ring until they are damped at the release). */
  length: number;
  /** MIDI note number. */
  pitch: number;
  /** 0 to 1. */
  velocity: number;
  /** Stereo position from −1 to 1. */
  pan: number;
  /** Initial deviation from the pitch in semitones, from which the note slides; 0 for none. */
  bend: number;
  /** Depth of the delayed vibrato in semitones, 0 for none. */
  vibrato: number;
}

/** Time span of a character in milliseconds from the start of the song. */
export interface WordTiming {
  startMs: number;
  endMs: number;
  text: string;
}

/** Time span of a sung line in milliseconds; `index` refers to the lines of the spec. */
export interface LineTiming {
  index: number;
  startMs: number;
  endMs: number;
  words: WordTiming[];
}

/** A complete composition: sorted note events and the resulting lyric timing. */
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
