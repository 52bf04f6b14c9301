import type { LyricWord } from '@qingyin/lyrics';

/** Part of a word without a line break opportunity, with its share of the word's time (ms). */
export interface WordPiece {
  text: string;
  startMs: number;
  endMs: number;
}

/** Line break opportunities: after blanks and dashes, and around each character of scripts without blanks. */
const BREAKS =
  /(?<=[\s\-\u2010-\u2015/])(?=\S)|(?<=[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}ー])|(?=[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}])/u;

/** Letters of cursive scripts, which join with their neighbours. */
const JOINS_NEXT = /[\p{sc=Arab}\p{sc=Syrc}\p{sc=Mong}\p{sc=Nkoo}\p{sc=Mand}\p{sc=Adlm}\p{sc=Rohg}\u0640]$/u;
const JOINS_LAST = /^[\p{sc=Arab}\p{sc=Syrc}\p{sc=Mong}\p{sc=Nkoo}\p{sc=Mand}\p{sc=Adlm}\p{sc=Rohg}\u0640]/u;

/**
 * Joins syllables of one word in a cursive script, since a highlight between them would tear the joined letters
 * apart. The result has the time of all of them.
 */
export function joinCursiveSyllables(words: readonly LyricWord[]): LyricWord[] {
  const joined: LyricWord[] = [];
  for (const word of words) {
    const last = joined.at(-1);
    const one = last && !last.reading && !word.reading && isOneWord(last.text, word.text);
    if (one) joined[joined.length - 1] = { ...last, text: last.text + word.text, endMs: word.endMs };
    else joined.push(word);
  }
  return joined;
}

const isOneWord = (before: string, after: string): boolean =>
  /^\p{M}/u.test(after)
    ? before !== '' && !/\s$/u.test(before)
    : JOINS_NEXT.test(before) && JOINS_LAST.test(after);

/**
 * Parts of a word that are highlighted one after the other: each mask covers a single line of text. Trailing
 * blanks are left out, so that the highlight ends at the last letter.
 */
export function splitWord({ text, startMs, endMs }: LyricWord): WordPiece[] {
  const bare = text.trimEnd();
  const step = (endMs - startMs) / Math.max(bare.length, 1);
  let at = 0;
  return bare.split(BREAKS).map((part) => {
    const piece = { text: part, startMs: startMs + at * step, endMs: startMs + (at + part.length) * step };
    at += part.length;
    return piece;
  });
}
