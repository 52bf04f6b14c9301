import type { LyricCredit, LyricLine, Lyrics } from '../model.ts';
import { splitLines } from '../shape/text-lines.ts';
import { isCreditLine, readCreditLine } from './credit-line.ts';
import { readVerse, VERSE } from './verse.ts';

/** `(start,length,flag)` opens a word; absolute ms (docs/specification/contract/entities.md#lyrics). */
const WORD_HEAD = /\((\d{1,9}),(\d{1,9}),\d{1,9}\)/g;

/**
 * Parses YRC, which has word times. Brackets other than `(digits,digits,digits)` belong to the text. A verse
 * without words becomes a line without words; what cannot be parsed is skipped. Never throws (docs/lyrics/yrc.md).
 */
export function parseYrc(source: string): Lyrics {
  const credits: LyricCredit[] = [];
  const lines = splitLines(source).flatMap((raw): LyricLine[] => {
    if (isCreditLine(raw)) {
      const credit = readCreditLine(raw);
      if (credit) credits.push(credit);
      return [];
    }
    const verse = VERSE.exec(raw);
    return verse ? readVerse(verse, raw, WORD_HEAD, false) : [];
  });
  return {
    timed: lines.length > 0,
    lines: lines.sort((a, b) => a.startMs - b.startMs),
    ...(credits.length > 0 ? { credits } : {}),
  };
}
