/** @file What people make of the words of songs: our own extension (docs/api-extensions.md). */

/** The forms the server reads words in (docs/lyrics). */
export type LyricForm = 'ttml' | 'json' | 'yrc' | 'qrc' | 'krc' | 'lys' | 'vtt' | 'srt' | 'lrc' | 'plain';

/** One state of a song's words. Version 0 is the original, the catalogue's or the file's own; it is always there. */
export interface LyricVersion {
  version: number;
  /** when it was saved, ms since 1970; 0 for the original */
  time: number;
  /** who saved it; null for the original */
  user: { userId: number; nickname: string; avatarUrl: string } | null;
  format: LyricForm;
  /** `none`: it has no words */
  timing: 'word' | 'line' | 'plain' | 'none';
  /** how many lines are sung */
  lines: number;
  /** the version it was brought back from; 0 stands for the original */
  from?: number;
}

/** A version with its words. */
export interface LyricVersionText extends Pick<LyricVersion, 'version' | 'format'> {
  /** as it was saved; empty where there are no words */
  lyric: string;
}
