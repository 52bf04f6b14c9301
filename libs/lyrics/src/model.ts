/** A timed word or syllable of a line, usually one character in Chinese. Times are ms from the song's start. */
export interface LyricWord {
  startMs: number;
  endMs: number;
  /** with the space behind the word, if there is one */
  text: string;
  /** reading above the word (furigana), if the source has it */
  reading?: string;
}

/** A sung text with its times. */
export interface SungText {
  startMs: number;
  /** start of the next line, or the line's own end if known; Infinity for an open last line */
  endMs: number;
  /** a single line, trimmed */
  text: string;
  /** sorted; their texts joined and trimmed are `text` */
  words?: LyricWord[];
  translation?: string;
  romanisation?: string;
}

/** A lyric line. */
export interface LyricLine extends SungText {
  /** `id` of the agent who sings the line */
  agent?: string;
  /** background vocals */
  background?: SungText;
}

/** A singer or a group of singers. */
export interface LyricAgent {
  id: string;
  kind: 'person' | 'group' | 'other';
  name?: string;
}

/** A credit: text about the song that is not sung, such as its writers and musicians. */
export interface LyricCredit {
  /** when the source shows it, ms from the song's start */
  startMs: number;
  text: string;
}

/** Lyrics of a song. `timed: false`: plain text, all lines at 0. */
export interface Lyrics {
  timed: boolean;
  /** sorted by start */
  lines: LyricLine[];
  /** in order of appearance; absent when no singers are named */
  agents?: LyricAgent[];
  credits?: LyricCredit[];
  /** metadata by LRC's names: `ti` title, `ar` artist, `al` album, `by` author of the file, … */
  tags?: Record<string, string>;
  /** BCP 47, if the source states it */
  language?: string;
}

/** Granularity of timing. */
export type LyricTiming = 'word' | 'line' | 'plain';

/** Granularity of lyrics: `word` if at least one line has word times, because spoken lines often lack them. */
export function timingOf({ timed, lines }: Lyrics): LyricTiming {
  if (!timed) return 'plain';
  return lines.some(({ words }) => words) ? 'word' : 'line';
}
