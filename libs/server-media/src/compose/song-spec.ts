/** Moods of the demo poems; they determine tempo, mode, instruments and the colours of pictures. */
export const moods = [
  'spring',
  'autumn',
  'night',
  'farewell',
  'heroic',
  'rustic',
  'longing',
  'calm',
  'snow',
  'bright',
] as const;
export type Mood = (typeof moods)[number];

/** The five pentatonic modes, rotations of the same five notes. */
export const modes = ['gong', 'shang', 'jue', 'zhi', 'yu'] as const;
export type Mode = (typeof modes)[number];

export type LeadInstrument = 'guzheng' | 'pipa' | 'guqin';
export type Percussion = 'none' | 'drum' | 'woodblock';

export interface PoemLine {
  /** Chinese text; every Han character becomes one melody note. */
  zh: string;
  /** English translation, may be empty. */
  en: string;
}

/** Everything that determines a song. Equal specs give byte-identical audio. */
export interface SongSpec {
  id: number;
  seed: number;
  lines: readonly PoemLine[];
  mode: Mode;
  /** MIDI number of the tonic, about 55 to 69 (G3 to A4). */
  tonic: number;
  /** Beats per minute. */
  tempo: number;
  instruments: { lead: LeadInstrument; flute: boolean; bass: boolean; percussion: Percussion };
  mood: Mood;
}
