import type { LyricWord } from '../model.ts';
import { normalizeWordSpacing } from '../shape/normalize-word-spacing.ts';

/** `(start,length)` ends a word, absolute ms. */
const WORD_TAIL = /\((\d{1,9}),(\d{1,9})\)/g;

/** Parses words that precede their times (QRC, Lyricify Syllable); empty when there are no times. */
export function parseTrailingTimes(rest: string): LyricWord[] {
  const tails = [...rest.matchAll(WORD_TAIL)];
  let from = 0;
  const words = tails.map((tail): LyricWord => {
    const text = rest.slice(from, tail.index);
    from = tail.index + tail[0].length;
    const startMs = Number(tail[1]);
    return { startMs, endMs: startMs + Number(tail[2]), text };
  });
  const last = words.at(-1);
  // Text behind the last time belongs to the last word.
  if (last) last.text += rest.slice(from);
  return normalizeWordSpacing(words);
}
