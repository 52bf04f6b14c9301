import type { Mode } from './song-spec.ts';

const semitones: Record<Mode, readonly number[]> = {
  gong: [0, 2, 4, 7, 9],
  shang: [0, 2, 5, 7, 10],
  jue: [0, 3, 5, 8, 10],
  zhi: [0, 2, 5, 7, 9],
  yu: [0, 3, 5, 7, 10],
};
const NOTES_PER_OCTAVE = 5;
const FIFTH = 7;
const FOURTH = 5;

/** A pentatonic scale. Degrees are integers: 0 is the tonic, 5 the tonic an octave higher, −1 the note below. */
export interface Scale {
  /** MIDI number of a degree. */
  pitch(degree: number): number;
  /** Degree of the fifth above the tonic (the fourth in jue, which has no fifth). */
  dominant: number;
  /** Number of degrees from `root` to the note a fifth above, or a fourth where the scale has no fifth there. */
  openInterval(root: number): number;
  /** Whether a melody degree is consonant with the open fifth on `root` (octaves ignored). */
  restsOn(degree: number, root: number): boolean;
}

function position(degree: number): number {
  return ((degree % NOTES_PER_OCTAVE) + NOTES_PER_OCTAVE) % NOTES_PER_OCTAVE;
}

/** Creates the scale of a mode on a tonic (MIDI number). */
export function createScale(mode: Mode, tonic: number): Scale {
  const steps = semitones[mode];
  const pitch = (degree: number): number =>
    tonic + Math.floor(degree / NOTES_PER_OCTAVE) * 12 + (steps[position(degree)] ?? 0);
  const openInterval = (root: number): number => {
    for (const wanted of [FIFTH, FOURTH]) {
      for (let up = 1; up < NOTES_PER_OCTAVE; up++) if (pitch(root + up) - pitch(root) === wanted) return up;
    }
    return NOTES_PER_OCTAVE;
  };
  return {
    pitch,
    dominant: openInterval(0),
    openInterval,
    restsOn: (degree, root) =>
      position(degree) === position(root) || position(degree) === position(root + openInterval(root)),
  };
}
