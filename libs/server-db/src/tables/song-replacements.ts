import type { Generated } from 'kysely';

/** `missing`: its file was gone; `duplicate`: the same sound as the other one; `forgotten`: no song stands in for it. */
export type ReplacementKind = 'missing' | 'duplicate' | 'forgotten';

/** A song that is hidden, and the one that stands in for it. */
export interface SongReplacementTable {
  id: Generated<number>;
  from_id: number;
  /** null: forgotten */
  to_id: number | null;
  /** the administrator; null when the account was deleted */
  user_id: number | null;
  /** ms since 1970 */
  at: number;
  /** since when it does not count, ms since 1970; null: it counts */
  undone_at: number | null;
  kind: ReplacementKind;
}

/** A row that referred to a replaced song, for the undo. */
export interface ReplacedRowTable {
  id: Generated<number>;
  replacement_id: number;
  /** the user whose row it was */
  user_id: number | null;
  /** id of the playlist, user, play or comment, depending on `place` */
  row_id: number;
  /** 1: it refers to the other song now; 0: that one had a row of its own, or the row was deleted */
  moved: number;
  /** name of the table */
  place: string;
  /** JSON of the row as it was; '' where only the song changed */
  content: string;
}

/** Fingerprint of a decoded sound. */
export interface SoundPrintTable {
  /** audio hash of the file; of a part followed by `@` and the start in ms, see `song_audio` */
  sound: string;
  made_at: number;
  /** base64 of 32-bit integers, little endian; '' when the sound could not be decoded */
  print: string;
}

/** Songs that the last search found to be the same. */
export interface DuplicateSongTable {
  song_id: number;
  /** smallest id of the songs of its group */
  group_id: number;
  /** 1: an administrator wants to keep all songs of the group */
  kept: number;
  /** `hash`: the same sound; `print`: sounds the same; `names`: the same title, artists and length */
  reason: 'hash' | 'print' | 'names';
}

/** Two songs that an administrator wants to keep both, the smaller id first. */
export interface SeparateSongTable {
  song_id: number;
  other_id: number;
  at: number;
}

export interface SongReplacementTables {
  song_replacement: SongReplacementTable;
  replaced_row: ReplacedRowTable;
  sound_print: SoundPrintTable;
  duplicate_song: DuplicateSongTable;
  separate_song: SeparateSongTable;
}
