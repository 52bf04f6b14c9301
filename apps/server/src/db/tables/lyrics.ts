import type { LyricVersion } from '@qingyin/contract';
import type { Selectable } from 'kysely';

/** What somebody made of the words of a song. The words the song came with are not here: they are version 0. */
export interface LyricVersionTable {
  /** of the catalogue or of a cloud disk */
  song_id: number;
  /** from 1, in the order of time; a number is never given to another version of the song */
  version: number;
  user_id: number;
  made_at: number;
  /** the version it was brought back from */
  from_version: number | null;
  /** 1: the words the song came with are shown again, and `lyric` is empty */
  original: number;
  /** as it was saved; empty: the words were taken away */
  lyric: string;
  /** what was read of the words, so that nobody reads them for a list */
  format: LyricVersion['format'];
  timing: LyricVersion['timing'];
  lines: number;
}

export interface LyricTables {
  lyric_version: LyricVersionTable;
}

export type LyricVersionRow = Selectable<LyricVersionTable>;
