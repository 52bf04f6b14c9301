import type { Tone } from './tone.ts';

/** To this songs are brought, LUFS: soft enough that hardly a song would have to be louder than its peaks allow (ReplayGain 2). */
export const REFERENCE_LUFS = -18;
/** No song that was measured is made louder than that, dBTP: so much is left for what a decoder or a loudspeaker adds. */
export const CEILING_DBTP = -1;

/** What the service has measured of a song (docs/sound.md). Null: silence; without an album: not measured as a whole. */
export interface Loudness {
  /** LUFS */
  readonly loudness: number | null;
  /** dBTP */
  readonly truePeak: number | null;
  readonly albumLoudness?: number | null | undefined;
  readonly albumTruePeak?: number | null | undefined;
}

type Evening = Pick<Tone, 'even' | 'preampDb'>;

/** A ratio of amplitudes. */
export const fromDecibels = (decibels: number): number => 10 ** (decibels / 20);

/**
 * What brings a song to the reference, as a ratio of amplitudes: up only as far as its highest point stays below the
 * ceiling, with the pre-amp too. Songs that were not measured, and silence, are left as they are: 1.
 */
export function evenLevel(song: Loudness | undefined, { even, preampDb }: Evening): number {
  if (!song || even === 'off') return 1;
  const whole = even === 'album' && typeof song.albumLoudness === 'number';
  const loudness = whole ? song.albumLoudness : song.loudness;
  const peak = whole ? song.albumTruePeak : song.truePeak;
  if (typeof loudness !== 'number' || typeof peak !== 'number') return 1;
  return fromDecibels(Math.min(REFERENCE_LUFS - loudness + preampDb, CEILING_DBTP - peak));
}

/** The level from which on this song would be above the ceiling; endless when that is not known or nothing is evened. */
export function highestLevel(song: Loudness | undefined, { even }: Evening): number {
  if (even === 'off' || typeof song?.truePeak !== 'number') return Infinity;
  return fromDecibels(CEILING_DBTP - song.truePeak);
}

/** How high a sound comes, and how high it may come, as ratios to full scale. */
export interface Height {
  readonly peak: number;
  readonly ceiling: number;
}

/**
 * Of a song as it is. One that was not measured may reach full scale; what is evened stays below the ceiling, everything
 * else below full scale.
 */
export function heightOf(song: Loudness | undefined, { even }: Evening): Height {
  if (!song) return { peak: 1, ceiling: 1 };
  return {
    peak: song.truePeak === null ? 0 : fromDecibels(song.truePeak),
    ceiling: even === 'off' ? 1 : fromDecibels(CEILING_DBTP),
  };
}
