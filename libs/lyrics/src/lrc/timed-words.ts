import type { LyricWord } from '../model.ts';
import { tidyWords } from '../shape/tidy-words.ts';
import { stampMs, wordStamps } from './stamp.ts';

/**
 * The words of a line of enhanced LRC: each stamp begins one, the next one ends it, and one with nothing behind it ends
 * the last. Text before the first stamp begins with the line. Words without a text are pauses within the line. The last
 * one is open (`endMs: Infinity`) where no stamp ends it.
 *
 * @returns undefined where the line has no stamps
 */
export function timedWords(text: string, lineMs: number): LyricWord[] | undefined {
  const stamps = [...text.matchAll(wordStamps())];
  const [first] = stamps;
  if (!first) return undefined;
  const head = { startMs: lineMs, text: text.slice(0, first.index) };
  const pieces = [
    ...(head.text.trim() === '' ? [] : [head]),
    ...stamps.map((stamp, at) => ({
      startMs: stampMs(stamp),
      text: text.slice(stamp.index + stamp[0].length, stamps[at + 1]?.index),
    })),
  ];
  const words = pieces.map((piece, at): LyricWord => {
    const endMs = Math.max(piece.startMs, pieces[at + 1]?.startMs ?? Number.POSITIVE_INFINITY);
    return { startMs: piece.startMs, endMs, text: piece.text };
  });
  return tidyWords(words);
}

/** The words of a line that is repeated at another time. */
export const movedWords = (words: readonly LyricWord[], byMs: number): LyricWord[] =>
  words.map((word) => ({
    ...word,
    startMs: Math.max(0, word.startMs + byMs),
    endMs: Math.max(0, word.endMs + byMs),
  }));
