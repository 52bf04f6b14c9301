import type { Track } from '@qingyin/contract';

/** A piece of a line; `hit`: it was searched for. */
export interface LinePart {
  text: string;
  hit: boolean;
}

/** A song found by its words. */
export interface LyricHit {
  track: Track;
  /** the lines in which it stands */
  lines: LinePart[][];
}

const MARK = /<b>(.*?)<\/b>/g;

/**
 * The lines as the service sends them, what was found between `<b>` and `</b>`: a list, or `{txt}` with line breaks
 * (contract page, 3.7). Only parts of text leave here, never markup.
 */
export function toLyricHit(track: Track, lyrics: unknown): LyricHit {
  return { track, lines: linesOf(lyrics).map(partsOf) };
}

function linesOf(lyrics: unknown): string[] {
  if (Array.isArray(lyrics)) return lyrics.flatMap(linesOf);
  if (typeof lyrics === 'string') return lyrics.split('\n').filter((line) => line.trim() !== '');
  if (typeof lyrics === 'object' && lyrics !== null && 'txt' in lyrics) return linesOf(lyrics.txt);
  return [];
}

function partsOf(line: string): LinePart[] {
  // What stands between brackets of a pattern comes out at every second place.
  return line
    .split(MARK)
    .map((text, at) => ({ text, hit: at % 2 === 1 }))
    .filter(({ text }) => text !== '');
}
