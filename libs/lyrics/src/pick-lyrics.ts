import { type Lyrics, type LyricTiming, timingOf } from './model.ts';

/** Lyrics to choose from. */
export interface LyricCandidate<Source> {
  source: Source;
  lyrics: Lyrics;
  /** made or corrected by the user */
  own?: boolean;
}

const ranks: Record<LyricTiming, number> = { word: 0, line: 1, plain: 2 };

/**
 * Chooses the lyrics to show: the user's own first, then by granularity: word, line, plain; the first of equal
 * ones. Candidates without text are ignored.
 */
export function pickLyrics<Source>(
  candidates: readonly LyricCandidate<Source>[],
): LyricCandidate<Source> | undefined {
  const rank = ({ lyrics, own }: LyricCandidate<Source>): number => (own ? -1 : ranks[timingOf(lyrics)]);
  return candidates
    .filter(({ lyrics }) => lyrics.lines.some(({ text }) => text !== ''))
    .reduce<LyricCandidate<Source> | undefined>(
      (best, one) => (best && rank(best) <= rank(one) ? best : one),
      undefined,
    );
}
