import { keptValue, queryRoots } from '@qingyin/query-kit';
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
export interface LyricLook {
  translation: boolean;
  romanisation: boolean;
  /** credits (authors, performers) above and below the lines */
  credits: boolean;
  /** screen readers announce the active line */
  aloud: boolean;
  /** the player bar shows the active line */
  inBar: boolean;
  motion: LyricMotion;
  direction: LyricDirection;
  script: LyricScript;
  size: LyricSize;
}

/** Default appearance of lyrics. */
export const usualLook: LyricLook = {
  translation: true,
  romanisation: false,
  credits: false,
  aloud: false,
  inBar: false,
  motion: 'full',
  direction: 'horizontal',
  script: 'asIs',
  size: 0,
};

const oneOf = <Value>(values: readonly Value[], kept: unknown, usual: Value): Value =>
  values.find((value) => value === kept) ?? usual;
const flag = (kept: unknown, usual: boolean): boolean => (typeof kept === 'boolean' ? kept : usual);

/** Validates the persisted settings; invalid values get their defaults. */
export function readLyricLook(kept: unknown): LyricLook {
  const of: Partial<Record<keyof LyricLook, unknown>> = typeof kept === 'object' && kept ? kept : {};
  return {
    translation: flag(of.translation, usualLook.translation),
    romanisation: flag(of.romanisation, usualLook.romanisation),
    credits: flag(of.credits, usualLook.credits),
    aloud: flag(of.aloud, usualLook.aloud),
    inBar: flag(of.inBar, usualLook.inBar),
    motion: oneOf(lyricMotions, of.motion, usualLook.motion),
    direction: oneOf(lyricDirections, of.direction, usualLook.direction),
    script: oneOf(lyricScripts, of.script, usualLook.script),
    size: oneOf(lyricSizes, of.size, usualLook.size),
  };
}

const lyricLook = keptValue(queryRoots.system, 'lyric-look', readLyricLook);

/** Current settings, and a function that changes and persists some of them. */
export function useLyricLook(): LyricLook & { change: (part: Partial<LyricLook>) => void } {
  const queryClient = useQueryClient();
  const look = useQuery(lyricLook.query()).data ?? usualLook;
  return { ...look, change: (part) => void lyricLook.keep(queryClient, { ...look, ...part }) };
}
