import type { Lyrics, SungText } from './model.ts';

interface Span {
  startMs: number;
  endMs: number;
}

const shiftSpan = <T extends Span>(span: T, byMs: number): T => ({
  ...span,
  startMs: Math.max(0, span.startMs + byMs),
  endMs: Math.max(0, span.endMs + byMs),
});

/** Shifts a sung text by `byMs` (negative: earlier), clamped to 0. */
export const shiftSungText = <Sung extends SungText>(sung: Sung, byMs: number): Sung => ({
  ...shiftSpan(sung, byMs),
  ...(sung.words ? { words: sung.words.map((word) => shiftSpan(word, byMs)) } : {}),
});

/** Shifts all times by `offsetMs` (negative: earlier), clamped to 0. Untimed lyrics are returned unchanged. */
export function shiftLyrics(lyrics: Lyrics, offsetMs: number): Lyrics {
  if (!lyrics.timed || offsetMs === 0) return lyrics;
  return {
    ...lyrics,
    lines: lyrics.lines.map(({ background, ...line }) => ({
      ...shiftSungText(line, offsetMs),
      ...(background ? { background: shiftSungText(background, offsetMs) } : {}),
    })),
    ...(lyrics.credits
      ? { credits: lyrics.credits.map((one) => ({ ...one, startMs: Math.max(0, one.startMs + offsetMs) })) }
      : {}),
  };
}
