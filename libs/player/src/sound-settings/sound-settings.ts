/** Centre frequencies of the equalizer's bands, Hz. */
export const BANDS_HZ = [31, 62, 125, 250, 500, 1000, 2000, 4000, 8000, 16_000] as const;
/** Range of a band's gain in both directions, dB. */
export const BAND_LIMIT_DB = 12;
/** Range of the pre-amp in both directions, dB. */
export const PREAMP_LIMIT_DB = 12;

/** Loudness normalization by track or by album. */
export type LoudnessNormalization = 'off' | 'song' | 'album';

/** A preset saved by the user; names are unique. */
export interface UserPreset {
  readonly name: string;
  /** dB, one for each of `BANDS_HZ` */
  readonly bands: readonly number[];
}

/** A chosen output device, with its id on this origin. */
export interface Output {
  readonly id: string;
  readonly label: string;
}

/** Sound settings of the player. */
export interface SoundSettings {
  readonly even: LoudnessNormalization;
  /** added to the normalization gain, dB */
  readonly preampDb: number;
  /** false: the bands are stored but not applied */
  readonly equaliser: boolean;
  /** dB, one for each of `BANDS_HZ` */
  readonly bands: readonly number[];
  readonly own: readonly UserPreset[];
  /** -1: left only; 1: right only */
  readonly balance: number;
  /** both speakers play the same signal */
  readonly mono: boolean;
  /** null: the system's default output */
  readonly output: Output | null;
}

/** Settings that leave the sound unchanged. */
export const defaultSoundSettings: SoundSettings = {
  even: 'off',
  preampDb: 0,
  equaliser: false,
  bands: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
  own: [],
  balance: 0,
  mono: false,
  output: null,
};
