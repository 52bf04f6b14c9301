import { keptValue, queryRoots } from '@qingyin/query-kit';
import { useQuery, useQueryClient } from '@tanstack/react-query';

/** How much lyrics move: not at all, with the song, and with depth besides. */
export const lyricMotions = ['plain', 'animated', 'full'] as const;
export type LyricMotion = (typeof lyricMotions)[number];
/** As they are written, or all in one Chinese script. */
export const lyricScripts = ['asIs', 'hans', 'hant'] as const;
export type LyricScript = (typeof lyricScripts)[number];
/** Steps of the size of letters, 0: as designed. */
export const lyricSizes = [-1, 0, 1, 2] as const;
export type LyricSize = (typeof lyricSizes)[number];

/** Lines from top to bottom, or columns from right to left as poems are printed. */
export const lyricDirections = ['horizontal', 'vertical'] as const;
export type LyricDirection = (typeof lyricDirections)[number];

/** How the listener wants all lyrics to look on this device. */
export interface LyricLook {
  translation: boolean;
  romanisation: boolean;
  /** who wrote the song and who plays it, above and below the lines */
  credits: boolean;
  /** the sung line is told to screen readers as it comes */
  aloud: boolean;
  /** the sung line stands in the player bar */
  inBar: boolean;
  motion: LyricMotion;
  direction: LyricDirection;
  script: LyricScript;
  size: LyricSize;
}

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

/** What was kept, made safe. */
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

/** The look, and the way to change a part of it. */
export function useLyricLook(): LyricLook & { change: (part: Partial<LyricLook>) => void } {
  const queryClient = useQueryClient();
  const look = useQuery(lyricLook.query()).data ?? usualLook;
  return { ...look, change: (part) => void lyricLook.keep(queryClient, { ...look, ...part }) };
}
