import type { LyricLine, LyricWord } from '../model.ts';

/** Longest duration of a last word without an end, ms. */
const OPEN_WORD_MS = 3000;

/** A parsed line before its end is known: `text: ''` is a pause. */
export interface OpenLine extends Omit<LyricLine, 'endMs'> {
  endMs?: number | undefined;
}

/**
 * Sorts lines, sets missing ends to the start of the next line (or pause), and removes pauses. The last line stays
 * open (Infinity) unless its words have an end. Lines with equal starts end at the next different start.
 */
export function closeLines(open: readonly OpenLine[]): LyricLine[] {
  const sorted = [...open].sort((a, b) => a.startMs - b.startMs);
  const lines: LyricLine[] = [];
  let next = Number.POSITIVE_INFINITY;
  let group = Number.POSITIVE_INFINITY;
  for (const line of sorted.reverse()) {
    if (line.startMs < group) [next, group] = [group, line.startMs];
    if (line.text === '') continue;
    const words = line.words && closeWords(line.words, Math.min(line.endMs ?? next, next));
    const endMs = Math.max(line.startMs, line.endMs ?? (words ? lastEnd(words, next) : next));
    lines.push({ ...line, endMs, ...(words ? { words } : {}) });
  }
  return lines.reverse();
}

const lastEnd = (words: readonly LyricWord[], otherwise: number): number => words.at(-1)?.endMs ?? otherwise;

/** Closes an open last word (Infinity) with its line, or after `OPEN_WORD_MS`. */
function closeWords(words: readonly LyricWord[], lineEndMs: number): LyricWord[] {
  return words.map((word) => {
    if (Number.isFinite(word.endMs)) return word;
    const endMs = Math.max(word.startMs, Math.min(lineEndMs, word.startMs + OPEN_WORD_MS));
    return { ...word, endMs };
  });
}

/** Joins words to the text of their line. */
export const joinWordTexts = (words: readonly LyricWord[]): string =>
  words
    .map(({ text }) => text)
    .join('')
    .trim();
