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
