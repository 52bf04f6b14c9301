import type { Track } from '@qingyin/contract';

/** A part of a line; `hit`: it matches the query. */
export interface LinePart {
  text: string;
  hit: boolean;
}

/** A song found by its lyrics. */
export interface LyricHit {
  track: Track;
  /** the matching lines */
  lines: LinePart[][];
}

const MARK = /<b>(.*?)<\/b>/g;

/**
 * Parses the matching lines of a song, in which the service marks matches by `<b>` and `</b>`: an array, or `{txt}`
 * with line breaks (docs/specification/contract/search.md). Returns parts of text only, never markup.
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
  // `split` with a capturing group returns the matches at odd indexes.
  return line
    .split(MARK)
    .map((text, at) => ({ text, hit: at % 2 === 1 }))
    .filter(({ text }) => text !== '');
}
