import { type Lyrics, type LyricTiming, timingOf } from './model.ts';

/** Lyrics that may be shown. */
export interface LyricCandidate<Source> {
  source: Source;
  lyrics: Lyrics;
  /** the user has made or corrected them */
  own?: boolean;
}

const ranks: Record<LyricTiming, number> = { word: 0, line: 1, plain: 2 };

/**
 * The lyrics to show: the user's own before all others, then those timed by word, by line, plain ones; of equal ones the
 * first. Those without a line with text don't count.
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
