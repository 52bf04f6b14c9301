import type { LyricCredit, LyricLine, Lyrics, LyricWord } from '../model.ts';
import { textOf } from '../shape/line-ends.ts';
import { textLines } from '../shape/text-lines.ts';
import { isCreditLine, readCreditLine } from './credit-line.ts';

/**
 * `[start,length]` opens a verse, `(start,length,flag)` a word; all absolute ms (contract page, part 5 "Lyrics"). A number
 * has nine digits at most: what has more is no time.
 */
const VERSE = /^\s*\[(\d{1,9}),(\d{1,9})\]/;
const WORD_HEAD = /\((\d{1,9}),(\d{1,9}),\d{1,9}\)/g;

/**
 * Reads YRC, word by word. Brackets that do not open `(digits,digits,digits)` belong to the text. A verse without words
 * is a line without words; what cannot be read is left out. Never throws (docs/lyrics/yrc.md).
 */
export function parseYrc(source: string): Lyrics {
  const credits: LyricCredit[] = [];
  const lines = textLines(source).flatMap((raw): LyricLine[] => {
    if (isCreditLine(raw)) {
      const credit = readCreditLine(raw);
      if (credit) credits.push(credit);
      return [];
    }
    const verse = VERSE.exec(raw);
    return verse ? readVerse(verse, raw.slice(verse[0].length).trimEnd()) : [];
  });
  return {
    timed: lines.length > 0,
    lines: lines.sort((a, b) => a.startMs - b.startMs),
    ...(credits.length > 0 ? { credits } : {}),
  };
}

function readVerse([, start, length]: RegExpExecArray, rest: string): LyricLine[] {
  const startMs = Number(start);
  const endMs = startMs + Number(length);
  const heads = [...rest.matchAll(WORD_HEAD)];
  const words = heads.map((head, at): LyricWord => {
    const wordMs = Number(head[1]);
    const text = rest.slice(head.index + head[0].length, heads[at + 1]?.index);
    return { startMs: wordMs, endMs: wordMs + Number(head[2]), text };
  });
  const before = rest.slice(0, heads[0]?.index);
  const firstMs = words[0]?.startMs ?? endMs;
  if (words.length > 0 && before.trim() !== '')
    words.unshift({ startMs: Math.min(startMs, firstMs), endMs: firstMs, text: before });
  const text = words.length > 0 ? textOf(words) : rest.trim();
  if (text === '') return [];
  return [{ startMs, endMs, text, ...(words.length > 0 ? { words } : {}) }];
}
