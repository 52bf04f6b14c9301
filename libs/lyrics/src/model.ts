/** A timed piece of a line, usually one character in Chinese. Times are ms from the song's start. */
export interface LyricWord {
  startMs: number;
  endMs: number;
  /** with the blank that ends the word, where one does */
  text: string;
  /** what stands above the word: how its characters are read (furigana), where the source says it */
  reading?: string;
}

/** Something sung at a time, with what belongs to it. */
export interface SungText {
  startMs: number;
  /** where the next line starts, or the line's own end where it is known; Infinity for an open last line */
  endMs: number;
  /** on one line, without blanks at its ends */
  text: string;
  /** in order; their texts joined and trimmed are `text` */
  words?: LyricWord[];
  translation?: string;
  romanisation?: string;
}

export interface LyricLine extends SungText {
  /** `id` of the agent who sings it */
  agent?: string;
  /** what others sing behind it */
  background?: SungText;
}

/** Somebody who sings. */
export interface LyricAgent {
  id: string;
  kind: 'person' | 'group' | 'other';
  name?: string;
}

/** Words about the song that are not sung: who wrote it, who plays. */
export interface LyricCredit {
  /** when the source shows it, ms from the song's start */
  startMs: number;
  text: string;
}

/** `timed: false`: plain text, all lines at 0. */
export interface Lyrics {
  timed: boolean;
  /** by their start */
  lines: LyricLine[];
  /** in the order in which the source names them; none where nobody is named */
  agents?: LyricAgent[];
  credits?: LyricCredit[];
  /** what the text says about itself, by the names of LRC: `ti` title, `ar` artist, `al` album, `by` maker, … */
  tags?: Record<string, string>;
  /** BCP 47, where the source says it */
  language?: string;
}

/** How finely lyrics are timed. */
export type LyricTiming = 'word' | 'line' | 'plain';

/** By word as soon as one line is, since such texts leave out what is spoken. */
export function timingOf({ timed, lines }: Lyrics): LyricTiming {
  if (!timed) return 'plain';
  return lines.some(({ words }) => words) ? 'word' : 'line';
}
