/** @file Corrections of tags of music libraries; extension (docs/api-extensions.md). */

import type { TagEncoding } from '../music-library-rules.ts';

/** Tags that an administrator puts right; those that are absent stay as they are in the files. */
export interface TagCorrection {
  title?: string;
  /** single names, which are not split further */
  artists?: string[];
  album?: string;
  /** empty: the artists of the songs decide */
  albumArtists?: string[];
  trackNo?: number;
  discNo?: number;
  /** 0: unknown */
  year?: number;
  genres?: string[];
  /** single names, as those of the other roles */
  composers?: string[];
  lyricists?: string[];
  conductors?: string[];
  /** work of which the song is a movement; '' = none */
  work?: string;
  /** '' = unknown */
  label?: string;
  /** year of the first release; 0: unknown */
  originalYear?: number;
  /** the album is one of various artists */
  compilation?: boolean;
  /** how texts of unknown encoding are read; the other tags count instead of what is read */
  encoding?: TagEncoding;
}

/** What songs are called when their tags are read in an encoding. */
export interface TagReadings {
  encoding: TagEncoding;
  /** whether the tags are read so at present */
  current: boolean;
  /** the first 20 of the songs with texts of unknown encoding */
  songs: { id: number; title: string; artists: string; album: string }[];
}

/** A correction that was made. */
export interface MadeCorrection {
  id: number;
  /** ms since 1970 */
  at: number;
  /** who made it; '' when the account was deleted */
  by: string;
  /** name of the song or album, as it was before */
  title: string;
  /** empty for a picture */
  fields: TagCorrection;
  /** songs that it is about; 0 for a picture */
  songs: number;
  undone: boolean;
  /** the picture that was chosen */
  picture?: { kind: PicturedKind; id: number; url: string } | undefined;
}

/** What a picture is of. */
export type PicturedKind = 'album' | 'artist';

/** A picture in the files of an album or artist that may be chosen. */
export interface FoundPicture {
  /** what `/x/admin/pictures/choose` is sent */
  key: string;
  url: string;
  /** in a file of its own, in the tags of a sound file, or the cover of an album of the artist */
  source: 'file' | 'tags' | 'album';
  /** path of the file below its library, or name of the album */
  name: string;
}

/** Picture of an album or artist at present, and those that may be chosen. */
export interface FoundPictures {
  /** id of the correction that chose the present picture; null: it is the one in the files */
  chosen: number | null;
  /** the present picture */
  url: string;
  found: FoundPicture[];
}

/** What a song is called, before or after a correction. */
export interface CorrectedSong {
  title: string;
  artists: string[];
  album: string;
  albumArtists: string[];
  trackNo: number;
  discNo: number;
  /** 0: unknown */
  year: number;
  genres: string[];
  composers: string[];
  lyricists: string[];
  conductors: string[];
  /** '' = none */
  work: string;
  /** '' = unknown */
  label: string;
  /** year of the first release; 0: unknown */
  originalYear: number;
  /** the album is one of various artists */
  compilation: boolean;
}

/** What a correction would change. */
export interface CorrectionPreview {
  /** songs that change, the first 100 */
  songs: { id: number; before: CorrectedSong; after: CorrectedSong }[];
  /** all songs that change */
  changed: number;
  /** albums whose songs change in number; 0 songs: there is no such album before, or after */
  albums: { name: string; artists: string[]; before: number; after: number }[];
}

/** What counts for a file. */
export interface ExportedCorrection {
  /** name of the music library */
  library: string;
  /** path below its folder */
  path: string;
  /** where the song starts in the file, ms; 0 for most */
  startMs: number;
  fields: TagCorrection;
}

/** A chosen picture that counts. */
export interface ExportedPicture {
  kind: PicturedKind;
  /** name of the album or artist */
  name: string;
  /** artists of the album */
  artists: string[];
  url: string;
}
