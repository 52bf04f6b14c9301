import type { LyricLine, Lyrics, LyricWord } from '../model.ts';
import { joinWordTexts } from '../shape/line-ends.ts';
import { normalizeWordSpacing } from '../shape/normalize-word-spacing.ts';
import { VERSE } from '../yrc/verse.ts';
import { taggedLines, timedLyrics } from './tagged-lines.ts';
import { parseTrailingTimes } from './parse-trailing-times.ts';

/** `(0,length)word`: NetEase's older variant, with the duration of each word before it. */
const LENGTHS = /^\(0,\d{1,9}\)[^(]/;
const LENGTH = /\(\d{1,9},(\d{1,9})\)/g;

function lastingWords(rest: string, fromMs: number): LyricWord[] {
  const heads = [...rest.matchAll(LENGTH)];
  let now = fromMs;
  const words = heads.map((head, at): LyricWord => {
    const startMs = now;
    now += Number(head[1]);
    return { startMs, endMs: now, text: rest.slice(head.index + head[0].length, heads[at + 1]?.index) };
  });
  return normalizeWordSpacing(words);
}

/** Parses QRC (QQ Music): `[start,length]word(start,length)…`, all in ms. Never throws (docs/lyrics/qrc.md). */
export function parseQrc(source: string): Lyrics {
  const { tags, others } = taggedLines(source);
  const lines = others.flatMap((raw): LyricLine[] => {
    const verse = VERSE.exec(raw);
    if (!verse) return [];
    const rest = raw.slice(verse[0].length);
    const words = LENGTHS.test(rest) ? lastingWords(rest, Number(verse[1])) : parseTrailingTimes(rest);
    const text = words.length > 0 ? joinWordTexts(words) : rest.replace(/\(\d{1,9},\d{1,9}\)/g, '').trim();
    const startMs = Number(verse[1]);
    const endMs = startMs + Number(verse[2]);
    return text === '' ? [] : [{ startMs, endMs, text, ...(words.length > 0 ? { words } : {}) }];
  });
  return timedLyrics(lines, tags);
}
