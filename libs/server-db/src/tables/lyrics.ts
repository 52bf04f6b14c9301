import type { LyricVersion } from '@qingyin/contract';
import type { Selectable } from 'kysely';

/** A version of a song's lyrics made by a user. The original lyrics are not stored here: they are version 0. */
export interface LyricVersionTable {
  /** song id, of the catalogue or of a cloud disk */
  song_id: number;
  /** from 1, in order of time; numbers are never reused for a song */
  version: number;
  user_id: number;
  made_at: number;
  /** the version it was restored from */
  from_version: number | null;
  /** 1: the original lyrics are restored, and `lyric` is empty */
  original: number;
  /** text as saved; empty: the lyrics were removed */
  lyric: string;
  /** parse results, so that lists need not parse the lyrics */
  format: LyricVersion['format'];
  timing: LyricVersion['timing'];
  lines: number;
}

export interface LyricTables {
  lyric_version: LyricVersionTable;
}

export type LyricVersionRow = Selectable<LyricVersionTable>;
