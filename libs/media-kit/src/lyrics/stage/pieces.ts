import type { LyricWord } from '@qingyin/lyrics';

/** A part of a word that no line break can divide, with its share of the word's time (ms). */
export interface Piece {
  text: string;
  startMs: number;
  endMs: number;
}

/** Between two of them a line may break: after a blank or a dash, and around each character of scripts that do without blanks. */
const BREAKS =
  /(?<=[\s\-\u2010-\u2015/])(?=\S)|(?<=[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}ー])|(?=[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}])/u;

/** Letters that are written as one stroke with their neighbours. */
const JOINS_NEXT = /[\p{sc=Arab}\p{sc=Syrc}\p{sc=Mong}\p{sc=Nkoo}\p{sc=Mand}\p{sc=Adlm}\p{sc=Rohg}\u0640]$/u;
const JOINS_LAST = /^[\p{sc=Arab}\p{sc=Syrc}\p{sc=Mong}\p{sc=Nkoo}\p{sc=Mand}\p{sc=Adlm}\p{sc=Rohg}\u0640]/u;

/**
 * The words as they are shown: syllables of one word that its script joins are one, since a mark between them would tear
 * its letters apart. They have the time of all of them.
 */
export function joinedWords(words: readonly LyricWord[]): LyricWord[] {
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
 * The parts of a word that are wiped over one after the other, since what wipes stands on one line. They make up the
 * word without the blanks at its end, which are not marked: a word's edge is its last letter's.
 */
export function piecesOf({ text, startMs, endMs }: LyricWord): Piece[] {
  const bare = text.trimEnd();
  const step = (endMs - startMs) / Math.max(bare.length, 1);
  let at = 0;
  return bare.split(BREAKS).map((part) => {
    const piece = { text: part, startMs: startMs + at * step, endMs: startMs + (at + part.length) * step };
    at += part.length;
    return piece;
  });
}
