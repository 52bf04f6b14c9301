/** A timed piece of a line, usually one character in Chinese. Times are ms from the song's start. */
export interface LyricWord {
  startMs: number;
  endMs: number;
  text: string;
}

export interface LyricLine {
  startMs: number;
  /** where the next line starts, or the line's own end where it is known; Infinity for an open last line */
  endMs: number;
  text: string;
  words?: LyricWord[];
  translation?: string;
  romanisation?: string;
}

/** `timed: false`: plain text, all lines at 0. */
export interface Lyrics {
  timed: boolean;
  lines: LyricLine[];
}
