import type { LyricLine, Lyrics } from './model.ts';
import { parseLrc } from './parse-lrc.ts';
import { parseYrc } from './parse-yrc.ts';

/** How far a translation's stamp may be from its line's (contract page, part 5 "Lyrics"), ms. */
const JOIN_MS = 600;

/** The texts of one song as the contract sends them; each absent or empty when there is none. */
export interface LyricSources {
  lrc?: string;
  yrc?: string;
  tlyric?: string;
  romalrc?: string;
}

/** One form for all: words where they are timed, else lines, else plain text; with translation and romanisation. */
export function readLyrics({ lrc = '', yrc = '', tlyric = '', romalrc = '' }: LyricSources): Lyrics {
  const byWord = parseYrc(yrc);
  const lyrics = byWord.lines.length > 0 ? byWord : parseLrc(lrc);
  if (!lyrics.timed) return lyrics;
  const translations = parseLrc(tlyric).lines;
  const romanisations = parseLrc(romalrc).lines;
  const lines = lyrics.lines.map((line): LyricLine => {
    const translation = nearest(translations, line.startMs);
    const romanisation = nearest(romanisations, line.startMs);
    return { ...line, ...(translation ? { translation } : {}), ...(romanisation ? { romanisation } : {}) };
  });
  return { timed: true, lines };
}

function nearest(lines: readonly LyricLine[], startMs: number): string | undefined {
  let best: LyricLine | undefined;
  for (const line of lines) {
    const distance = Math.abs(line.startMs - startMs);
    if (distance <= JOIN_MS && (!best || distance < Math.abs(best.startMs - startMs))) best = line;
  }
  return best?.text;
}

/** Index of the line that is sung at a moment (the last one that has begun), -1 before the first. */
export function activeLineIndex({ lines }: Lyrics, positionMs: number): number {
  let [low, high] = [0, lines.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((lines[middle]?.startMs ?? Infinity) <= positionMs) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}
