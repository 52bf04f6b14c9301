import type { Lyrics, SungText } from './model.ts';

const moved = <Sung extends SungText>(sung: Sung, byMs: number): Sung => ({
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
      ...moved(line, offsetMs),
      ...(background ? { background: moved(background, offsetMs) } : {}),
    })),
    ...(lyrics.credits
      ? { credits: lyrics.credits.map((one) => ({ ...one, startMs: Math.max(0, one.startMs + offsetMs) })) }
      : {}),
  };
}
