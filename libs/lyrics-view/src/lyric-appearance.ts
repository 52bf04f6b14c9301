import { persistedValue, queryRoots } from '@qingyin/query-kit';
import { useQuery, useQueryClient } from '@tanstack/react-query';

/** Motion of lyrics: none, animated with the song, or with depth of field too. */
export const lyricMotions = ['plain', 'animated', 'full'] as const;
export type LyricMotion = (typeof lyricMotions)[number];
/** Chinese script of the lyrics: as written, simplified or traditional. */
export const lyricScripts = ['asIs', 'hans', 'hant'] as const;
export type LyricScript = (typeof lyricScripts)[number];
/** Font size steps; 0 is the default size. */
export const lyricSizes = [-1, 0, 1, 2] as const;
export type LyricSize = (typeof lyricSizes)[number];

/** Lines from top to bottom, or columns from right to left as poems are printed. */
export const lyricDirections = ['horizontal', 'vertical'] as const;
export type LyricDirection = (typeof lyricDirections)[number];

/** The user's settings for the appearance of all lyrics on this device. */
export interface LyricAppearance {
  translation: boolean;
  romanisation: boolean;
  /** credits (authors, performers) above and below the lines */
  credits: boolean;
  /** screen readers announce the active line */
  aloud: boolean;
  /** plain list of all lines with their times, which neither moves nor follows the song */
  transcript: boolean;
  /** the player bar shows the active line */
  inBar: boolean;
  motion: LyricMotion;
  direction: LyricDirection;
  script: LyricScript;
  size: LyricSize;
}

/** Default appearance of lyrics. */
export const defaultLyricAppearance: LyricAppearance = {
  translation: true,
  romanisation: false,
  credits: false,
  aloud: false,
  transcript: false,
  inBar: false,
  motion: 'full',
  direction: 'horizontal',
  script: 'asIs',
  size: 0,
};

/** Values of the settings that are choices; all others are true or false. */
const choices: Partial<Record<keyof LyricAppearance, readonly unknown[]>> = {
  motion: lyricMotions,
  direction: lyricDirections,
  script: lyricScripts,
  size: lyricSizes,
};
const switches = [true, false];

/** Validates the persisted settings; invalid values get their defaults. */
export function parseLyricAppearance(kept: unknown): LyricAppearance {
  const valid = Object.entries(Object(kept)).filter(
    ([name, value]) =>
      name in defaultLyricAppearance && (choices[name as keyof LyricAppearance] ?? switches).includes(value),
  );
  return { ...defaultLyricAppearance, ...Object.fromEntries(valid) };
}

const lyricLook = persistedValue(queryRoots.system, 'lyric-look', parseLyricAppearance);

/** Current settings, and a function that changes and persists some of them. */
export function useLyricAppearance(): LyricAppearance & { change: (part: Partial<LyricAppearance>) => void } {
  const queryClient = useQueryClient();
  const look = useQuery(lyricLook.query()).data ?? defaultLyricAppearance;
  return { ...look, change: (part) => void lyricLook.keep(queryClient, { ...look, ...part }) };
}
