import { SAMPLE_RATE } from './composition.ts';

/** Converts beats to samples: constant tempo with a ritardando over the last beats. */
export interface SongClock {
  /** Sample position of a beat (fractions allowed). */
  sampleAt(beat: number): number;
}

/** Relative increase of a beat's length at the end of the ritardando. */
const SLOWING = 0.7;

/** Creates the clock of a song of `beats` with a ritardando over the last `slowBeats`. */
export function createSongClock(tempo: number, beats: number, slowBeats: number): SongClock {
  const beatSamples = (60 / tempo) * SAMPLE_RATE;
  const turn = beats - slowBeats;
  return {
    sampleAt(beat) {
      const over = Math.max(0, beat - turn);
      return Math.round(beatSamples * (beat + (SLOWING * over * over) / (2 * slowBeats)));
    },
  };
}
