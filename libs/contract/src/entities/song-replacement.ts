/** @file Songs that stand in for missing songs and duplicates; extension (docs/api-extensions.md). */

/** A song with the properties that distinguish it from others. */
export interface ReplaceableSong {
  id: number;
  name: string;
  /** artists as tagged */
  artists: string;
  album: string;
  /** 0: without album */
  albumId: number;
  /** ms */
  duration: number;
  /** name of the music library */
  library: string;
  /** path of its file below the folder of the library; '' when none is known */
  path: string;
}

/** Why a song may stand in for another: the same sound, the same MusicBrainz recording, or the same title and length. */
export type ReplacementReason = 'sound' | 'recording' | 'title';

/** A song that may stand in for a missing one. */
export interface ReplacementCandidate extends ReplaceableSong {
  reason: ReplacementReason;
  /** no doubt that it is the same recording */
  sure: boolean;
}

/** A song whose file is gone. */
export interface MissingSong extends ReplaceableSong {
  /** ms since 1970 */
  missingSince: number;
  /** when it is forgotten by itself, ms since 1970 */
  forgottenAt: number;
  /** best first */
  candidates: ReplacementCandidate[];
}

/** What moves from replaced songs to others, or is deleted with forgotten ones, of all users. */
export interface ReplacementPreview {
  songs: number;
  playlists: number;
  likes: number;
  ratings: number;
  plays: number;
  comments: number;
}

/** A replacement that was made. */
export interface MadeReplacement {
  id: number;
  /** ms since 1970 */
  at: number;
  /** who made it; '' when the account was deleted */
  by: string;
  /** `missing`: the file was gone; `duplicate`: the same sound; `forgotten`: nothing stands in */
  kind: 'missing' | 'duplicate' | 'forgotten';
  from: { id: number; name: string; artists: string };
  /** null: forgotten */
  to: { id: number; name: string; artists: string } | null;
  undone: boolean;
}

/** A song of a group of duplicates. */
export interface DuplicateSong extends ReplaceableSong {
  /** format, e.g. `flac` */
  type: string;
  /** bits per second */
  bitrate: number;
  /** bits per sample; 0 for lossy formats */
  bits: number;
  /** Hz */
  sampleRate: number;
  /** bytes */
  size: number;
  /** plays of the caller */
  plays: number;
  /** stars of the caller; 0: not rated */
  rating: number;
}

/** Songs that are the same recording, the best quality first. */
export interface DuplicateGroup {
  id: number;
  /** `hash`: the same sound; `print`: sounds the same; `names`: the same title, artists and length */
  reason: 'hash' | 'print' | 'names';
  songs: DuplicateSong[];
}

/** State of the search for duplicates. */
export interface DuplicateSearch {
  running: boolean;
  /** sounds that are read, of those to be read in this search */
  done: number;
  total: number;
  /** end of the last complete search, ms since 1970; 0 = never */
  finishedAt: number;
  failed: boolean;
  /** false: ffmpeg cannot make fingerprints, so songs in different encodings are compared by their names */
  prints: boolean;
}
