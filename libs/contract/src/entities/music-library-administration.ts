/** @file Music libraries of the server, as administrators see them (docs/api-extensions.md). */

/** `new`: never scanned; `offline`: its files cannot be read at the moment. */
export type MusicLibraryState = 'new' | 'online' | 'offline';

/** Why a music library is offline; empty while it is not. */
export type OfflineReason = '' | 'missing-root' | 'empty-root' | 'unreadable-root' | 'many-missing';

/** Whether changes of the folder are noticed at once, and if not, why. */
export type WatchState = 'watching' | 'off' | 'network-mount' | 'not-possible';

/** Why a folder cannot become a music library; empty when it can. */
export type FolderProblem =
  '' | 'not-absolute' | 'missing' | 'not-a-folder' | 'no-permission' | 'inside-data' | 'overlaps';

/** Why a file of a music library could not be read. */
export type MusicFileError =
  | 'unsupported'
  | 'unreadable'
  | 'truncated'
  | 'no-permission'
  | 'ended-the-process'
  /** a CUE sheet without a track, and one that is larger than sheets are */
  | 'no-tracks'
  | 'too-large';

/** Progress of a running scan. */
export interface LibraryScan {
  pass: 'folders' | 'tags' | 'albums';
  /** sound files found so far */
  found: number;
  /** files to be read in this scan, those read, and those that could not be read */
  toRead: number;
  read: number;
  failed: number;
  startedAt: number;
  /** estimated time left, ms; null: unknown yet */
  leftMs: number | null;
}

/** A user who hears a music library. */
export interface LibraryMember {
  userId: number;
  nickname: string;
  avatarUrl: string;
}

/** A format of sound files that the server cannot read. */
export interface UnsupportedFormat {
  /** extension of the names, in lower case without the dot */
  extension: string;
  files: number;
}

/** A music library with its state. */
export interface MusicLibrary {
  id: number;
  name: string;
  /** absolute path of the folder on the server */
  path: string;
  /** true: everyone with an account hears it; false: only `members` */
  everyone: boolean;
  /** true: visitors without an account hear it too */
  guests: boolean;
  members: LibraryMember[];
  /** changes of the folder are to be followed */
  watch: boolean;
  watching: WatchState;
  /** named on the command line, so that it cannot be removed */
  fromOptions: boolean;
  state: MusicLibraryState;
  reason: OfflineReason;
  /** missing files, of all `files`, when they made the library offline */
  missing: number;
  files: number;
  /** sound files in formats that the server cannot read, most files first; not among `files` */
  unsupported: UnsupportedFormat[];
  songs: number;
  albums: number;
  /** files that could not be read */
  failed: number;
  /** end of the last complete scan, ms since 1970; 0: never */
  scannedAt: number;
  /** when it was removed, ms since 1970; its songs are forgotten 30 days later */
  removedAt: number | null;
  /** null while no scan runs */
  scan: LibraryScan | null;
}

/** What a folder looks like before it becomes a music library. */
export interface FolderCheck {
  path: string;
  problem: FolderProblem;
  /** sound files counted until the time limit */
  files: number;
  /** sound files in formats that the server cannot read, most files first; not among `files` */
  unsupported: UnsupportedFormat[];
  /** false: the count is a lower bound */
  complete: boolean;
  /** type of the file system, such as `ext4` or `cifs`; '' when unknown */
  fileSystem: string;
  /** changes are noticed at once; false on network file systems */
  watchable: boolean;
}

/** A file that could not be read. */
export interface UnreadableFile {
  /** path below the library's folder */
  path: string;
  error: MusicFileError;
}

/** Whether the server converts formats that browsers do not play. */
export interface LibraryConversion {
  /** version of ffmpeg; null: the server has none */
  version: string | null;
  /** songs that cannot be played because the server cannot convert their files */
  waiting: number;
}

/** Services that albums and artists can be looked up at. */
export const outsideSourceNames = ['musicbrainz', 'cover-art-archive'] as const;
export type OutsideSource = (typeof outsideSourceNames)[number];

/** Which services are asked for missing covers and descriptions. */
export interface OutsideSourceSettings {
  /** those that are on */
  enabled: OutsideSource[];
  /** address or page by which the services reach the operator; '' = none, then all are off */
  contact: string;
}
