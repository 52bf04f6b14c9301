import type { LyricLine, LyricWord } from '../model.ts';
import { joinWordTexts } from '../shape/line-ends.ts';

/** `[start,length]` in ms opens a verse. Numbers with more than nine digits are no times. */
export const VERSE = /^\s*\[(\d{1,9}),(\d{1,9})\]/;

/**
 * Parses a verse whose words follow their times (YRC, KRC); empty when it has no text. A verse without words
 * becomes a line without words; text before the first word becomes a word from the line's start.
 *
 * @param verse a match of `VERSE`
 * @param head opens a word; its groups are the word's start and duration, ms
 * @param relative whether words are relative to the line's start
 */
export function readVerse(
  verse: RegExpExecArray,
  line: string,
  head: RegExp,
  relative: boolean,
): LyricLine[] {
  const [opening, start, length] = verse;
  const rest = line.slice(opening.length).trimEnd();
  const startMs = Number(start);
  const endMs = startMs + Number(length);
  const fromMs = relative ? startMs : 0;
  const heads = [...rest.matchAll(head)];
  const words = heads.map((match, at): LyricWord => {
    const wordMs = fromMs + Number(match[1]);
    const text = rest.slice(match.index + match[0].length, heads[at + 1]?.index);
    return { startMs: wordMs, endMs: wordMs + Number(match[2]), text };
  });
  const before = rest.slice(0, heads[0]?.index);
  const firstMs = words[0]?.startMs ?? endMs;
  if (words.length > 0 && before.trim() !== '')
    words.unshift({ startMs: Math.min(startMs, firstMs), endMs: firstMs, text: before });
  const text = words.length > 0 ? joinWordTexts(words) : rest.trim();
  return text === '' ? [] : [{ startMs, endMs, text, ...(words.length > 0 ? { words } : {}) }];
}
