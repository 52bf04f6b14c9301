/** The middles of the equaliser's bands, Hz. */
export const BANDS_HZ = [31, 62, 125, 250, 500, 1000, 2000, 4000, 8000, 16_000] as const;
/** As far as a band goes up and down, dB. */
export const BAND_LIMIT_DB = 12;
/** As far as the pre-amp goes up and down, dB. */
export const PREAMP_LIMIT_DB = 12;

/** Whether songs are brought to one loudness: each by itself, or albums as a whole. */
export type Evenness = 'off' | 'song' | 'album';

/** Bands somebody has kept under a name of their own; no two have the same. */
export interface OwnPreset {
  readonly name: string;
  /** dB, one for each of `BANDS_HZ` */
  readonly bands: readonly number[];
}

/** A loudspeaker that was chosen, as the browser names it on this origin. */
export interface Output {
  readonly id: string;
  readonly label: string;
}

/** How everything that plays is to sound. */
export interface Tone {
  readonly even: Evenness;
  /** added to what evens a song, dB */
  readonly preampDb: number;
  /** false: the bands are kept, and do nothing */
  readonly equaliser: boolean;
  /** dB, one for each of `BANDS_HZ` */
  readonly bands: readonly number[];
  readonly own: readonly OwnPreset[];
  /** -1: the left one alone; 1: the right one alone */
  readonly balance: number;
  /** both loudspeakers play the same */
  readonly mono: boolean;
  /** null: where the system plays */
  readonly output: Output | null;
}

/** Songs as they are. */
export const neutralTone: Tone = {
  even: 'off',
  preampDb: 0,
  equaliser: false,
  bands: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
  own: [],
  balance: 0,
  mono: false,
  output: null,
};
