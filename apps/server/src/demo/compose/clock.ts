import { SAMPLE_RATE } from './composition.ts';

/** Turns beats into samples: even tempo, then a slowing over the last beats. */
export interface SongClock {
  /** Sample at which a beat (fractions allowed) falls. */
  sampleAt(beat: number): number;
}

/** How much longer a beat is at the very end of the slowing. */
const SLOWING = 0.7;

/** A clock for a song of `beats` whose last `slowBeats` slow down gradually. */
export function createClock(tempo: number, beats: number, slowBeats: number): SongClock {
  const beatSamples = (60 / tempo) * SAMPLE_RATE;
  const turn = beats - slowBeats;
  return {
    sampleAt(beat) {
      const over = Math.max(0, beat - turn);
      return Math.round(beatSamples * (beat + (SLOWING * over * over) / (2 * slowBeats)));
    },
  };
}
