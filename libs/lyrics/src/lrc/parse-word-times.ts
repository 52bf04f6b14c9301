import type { LyricWord } from '../model.ts';
import { normalizeWordSpacing } from '../shape/normalize-word-spacing.ts';
import { timestampMs, wordTimestamps } from './timestamp.ts';

/**
 * Parses the words of a line of enhanced LRC: each timestamp starts a word and ends the one before; one without
 * text behind it ends the last word. Text before the first timestamp starts with the line. Words without text are
 * pauses. Without a final timestamp the last word is open (`endMs: Infinity`).
 *
 * @returns undefined when the line has no timestamps
 */
export function parseWordTimes(text: string, lineMs: number): LyricWord[] | undefined {
  const stamps = [...text.matchAll(wordTimestamps())];
  const [first] = stamps;
  if (!first) return undefined;
  const head = { startMs: lineMs, text: text.slice(0, first.index) };
  const pieces = [
    ...(head.text.trim() === '' ? [] : [head]),
    ...stamps.map((stamp, at) => ({
      startMs: timestampMs(stamp),
      text: text.slice(stamp.index + stamp[0].length, stamps[at + 1]?.index),
    })),
  ];
  const words = pieces.map((piece, at): LyricWord => {
    const endMs = Math.max(piece.startMs, pieces[at + 1]?.startMs ?? Number.POSITIVE_INFINITY);
    return { startMs: piece.startMs, endMs, text: piece.text };
  });
  return normalizeWordSpacing(words);
}

/** Shifts word times, e.g. for a repeated line. */
export const shiftWordTimes = (words: readonly LyricWord[], byMs: number): LyricWord[] =>
  words.map((word) => ({
    ...word,
    startMs: Math.max(0, word.startMs + byMs),
    endMs: Math.max(0, word.endMs + byMs),
  }));
