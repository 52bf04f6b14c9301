import type { LyricLine, Lyrics, LyricWord } from './model.ts';

/** `[start,length]` opens a verse, `(start,length,flag)` a word; all absolute ms (contract page, part 5 "Lyrics"). */
const VERSE = /^\[(\d+),(\d+)\](.*)$/;
const WORD_HEAD = /\((\d+),(\d+),(?:\d+)\)/g;

/**
 * Reads YRC, word by word. Brackets that do not open `(digits,digits,digits)` belong to the text. Credits and lines
 * that can't be read are left out. Never throws.
 */
export function parseYrc(source: string): Lyrics {
  const lines = source.split(/\r\n|\n|\r/).flatMap((raw): LyricLine[] => {
    const verse = VERSE.exec(raw.trimEnd());
    if (!verse) return [];
    const [, start, length, rest = ''] = verse;
    const words = readWords(rest);
    const text = words
      .map((word) => word.text)
      .join('')
      .trim();
    if (text === '') return [];
    const startMs = Number(start);
    return [{ startMs, endMs: startMs + Number(length), text, words }];
  });
  return { timed: lines.length > 0, lines: lines.sort((a, b) => a.startMs - b.startMs) };
}

function readWords(text: string): LyricWord[] {
  const heads = [...text.matchAll(WORD_HEAD)];
  return heads.map((head, index) => {
    const startMs = Number(head[1]);
    const from = head.index + head[0].length;
    return { startMs, endMs: startMs + Number(head[2]), text: text.slice(from, heads[index + 1]?.index) };
  });
}
