import type { LyricLine, LyricWord } from '../model.ts';

/** The longest an open last word is taken to be sung, ms. */
const OPEN_WORD_MS = 3000;

/** A line as it is read: `text: ''` is a pause, an end that is not known is undefined. */
export interface OpenLine extends Omit<LyricLine, 'endMs'> {
  endMs?: number | undefined;
}

/**
 * Sorts lines, ends those without an end where the next one (or a pause) starts, and leaves pauses out. The last one
 * stays open (Infinity) unless its words end it. Lines that start together are ended by what starts after them.
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

/** An open last word (Infinity) ends with its line, and after a moment where that is open too. */
function closeWords(words: readonly LyricWord[], lineEndMs: number): LyricWord[] {
  return words.map((word) => {
    if (Number.isFinite(word.endMs)) return word;
    const endMs = Math.max(word.startMs, Math.min(lineEndMs, word.startMs + OPEN_WORD_MS));
    return { ...word, endMs };
  });
}

/** The text of a line from its words. */
export const textOf = (words: readonly LyricWord[]): string =>
  words
    .map(({ text }) => text)
    .join('')
    .trim();
