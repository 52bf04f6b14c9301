import type { LyricLine, Lyrics } from '../model.ts';
import { textOf } from '../shape/line-ends.ts';
import { VERSE } from '../yrc/verse.ts';
import { taggedLines, timedLyrics } from './tagged-lines.ts';
import { wordsBefore } from './words-before.ts';

/** Reads QRC, QQ Music's form: `[start,length]word(start,length)…`, all ms. Never throws (docs/lyrics/qrc.md). */
export function parseQrc(source: string): Lyrics {
  const { tags, others } = taggedLines(source);
  const lines = others.flatMap((raw): LyricLine[] => {
    const verse = VERSE.exec(raw);
    if (!verse) return [];
    const rest = raw.slice(verse[0].length);
    const words = wordsBefore(rest);
    const text = words.length > 0 ? textOf(words) : rest.replace(/\(\d{1,9},\d{1,9}\)/g, '').trim();
    const startMs = Number(verse[1]);
    const endMs = startMs + Number(verse[2]);
    return text === '' ? [] : [{ startMs, endMs, text, ...(words.length > 0 ? { words } : {}) }];
  });
  return timedLyrics(lines, tags);
}
