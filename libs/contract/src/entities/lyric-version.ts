/** @file Versions of lyrics edited by users; extension (docs/api-extensions.md). */

/** Formats of lyrics that the server reads (docs/lyrics). */
export type LyricFormat = 'ttml' | 'json' | 'yrc' | 'qrc' | 'krc' | 'lys' | 'vtt' | 'srt' | 'lrc' | 'plain';

/** A version of a song's lyrics. Version 0 is the original from the catalogue or the file and always exists. */
export interface LyricVersion {
  version: number;
  /** time of saving, ms since 1970; 0 for the original */
  time: number;
  /** user who saved it; null for the original */
  user: { userId: number; nickname: string; avatarUrl: string } | null;
  format: LyricFormat;
  /** `none`: there are no lyrics */
  timing: 'word' | 'line' | 'plain' | 'none';
  /** number of sung lines */
  lines: number;
  /** the version that it restores; 0 is the original */
  from?: number;
}

/** A version with its text. */
export interface LyricVersionText extends Pick<LyricVersion, 'version' | 'format'> {
  /** the text as it was saved; empty when there are no lyrics */
  lyric: string;
}
