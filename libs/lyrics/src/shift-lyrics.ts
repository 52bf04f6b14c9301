import type { Lyrics, SungText } from './model.ts';

/** What is sung, later by `byMs` (sooner where it is negative); no time is before 0. */
export const movedSung = <Sung extends SungText>(sung: Sung, byMs: number): Sung => ({
  ...sung,
  startMs: Math.max(0, sung.startMs + byMs),
  endMs: Math.max(0, sung.endMs + byMs),
  ...(sung.words
    ? {
        words: sung.words.map((word) => ({
          ...word,
          startMs: Math.max(0, word.startMs + byMs),
          endMs: Math.max(0, word.endMs + byMs),
        })),
      }
    : {}),
});

/** All times later by `offsetMs` (sooner where it is negative), none before 0. Untimed lyrics stay as they are. */
export function shiftLyrics(lyrics: Lyrics, offsetMs: number): Lyrics {
  if (!lyrics.timed || offsetMs === 0) return lyrics;
  return {
    ...lyrics,
    lines: lyrics.lines.map(({ background, ...line }) => ({
      ...movedSung(line, offsetMs),
      ...(background ? { background: movedSung(background, offsetMs) } : {}),
    })),
    ...(lyrics.credits
      ? { credits: lyrics.credits.map((one) => ({ ...one, startMs: Math.max(0, one.startMs + offsetMs) })) }
      : {}),
  };
}
