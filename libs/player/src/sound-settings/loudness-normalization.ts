import type { SoundSettings } from './sound-settings.ts';

/** Target loudness, LUFS: low enough that few tracks would need a gain that their peaks forbid (ReplayGain 2). */
export const REFERENCE_LUFS = -18;
/** Ceiling of amplified tracks, dBTP: leaves room for overshoot of decoders and converters. */
export const CEILING_DBTP = -1;

/**
 * Measured loudness of a track (docs/sound.md). Null: silence; without album values: the album was not measured as
 * a whole.
 */
export interface Loudness {
  /** LUFS */
  readonly loudness: number | null;
  /** dBTP */
  readonly truePeak: number | null;
  readonly albumLoudness?: number | null | undefined;
  readonly albumTruePeak?: number | null | undefined;
}

type Evening = Pick<SoundSettings, 'even' | 'preampDb'>;

/** Converts decibels to a ratio of amplitudes. */
export const fromDecibels = (decibels: number): number => 10 ** (decibels / 20);

/**
 * Loudness normalization: gain that brings a track to the reference loudness, as a ratio of amplitudes. Limited by
 * the track's peak, pre-amp included. 1 for silence and tracks without a measurement.
 */
export function normalizationGain(song: Loudness | undefined, { even, preampDb }: Evening): number {
  if (!song || even === 'off') return 1;
  const whole = even === 'album' && typeof song.albumLoudness === 'number';
  const loudness = whole ? song.albumLoudness : song.loudness;
  const peak = whole ? song.albumTruePeak : song.truePeak;
  if (typeof loudness !== 'number' || typeof peak !== 'number') return 1;
  return fromDecibels(Math.min(REFERENCE_LUFS - loudness + preampDb, CEILING_DBTP - peak));
}

/**
 * Highest gain at which the track's peak stays below the ceiling; Infinity when it is unknown or normalization is
 * off.
 */
export function maxNormalizationGain(song: Loudness | undefined, { even }: Evening): number {
  if (even === 'off' || typeof song?.truePeak !== 'number') return Infinity;
  return fromDecibels(CEILING_DBTP - song.truePeak);
}

/** Peak of a signal and its allowed maximum, relative to full scale. */
export interface PeakLevel {
  readonly peak: number;
  readonly ceiling: number;
}

/**
 * Peak level of an unchanged track. Without a measurement it may reach full scale. The ceiling applies with
 * normalization, full scale without.
 */
export function peakLevelOf(song: Loudness | undefined, { even }: Evening): PeakLevel {
  if (!song) return { peak: 1, ceiling: 1 };
  return {
    peak: song.truePeak === null ? 0 : fromDecibels(song.truePeak),
    ceiling: even === 'off' ? 1 : fromDecibels(CEILING_DBTP),
  };
}
