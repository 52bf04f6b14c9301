import type { MusicLibraryKind, MusicLibraryState, OfflineReason } from '@qingyin/server-db';
import type { ArtistRuleService } from './artist-rules/artist-rule-service.ts';
import type { Reasons } from './reasons/reasons.ts';
import type { Corrections } from './corrections/corrections.ts';
import type { Duplicates } from './duplicates/duplicates.ts';
import type { Replacements } from './replacements/replacements.ts';
import type { UnsupportedFormat } from './folders/format-counts.ts';

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

/** What a scan is doing. */
export type ScanPass = 'folders' | 'tags' | 'albums';

/** Progress of a running scan. */
export interface ScanProgress {
  pass: ScanPass;
  /** sound files found so far */
  found: number;
  /** files to be read in this scan, and those already read */
  toRead: number;
  read: number;
  failed: number;
  startedAt: number;
  /** estimated time left, ms; null = unknown yet */
  leftMs: number | null;
}

/** A music library with its state, for administrators. */
export interface MusicLibraryStatus {
  id: number;
  kind: MusicLibraryKind;
  name: string;
  path: string;
  everyone: boolean;
  guests: boolean;
  members: number[];
  watch: boolean;
  /** whether changes are noticed at once, and if not, why */
  watching: 'watching' | 'off' | 'network-mount' | 'not-possible';
  fromOptions: boolean;
  state: MusicLibraryState;
  reason: OfflineReason;
  /** missing files among all known ones, when they made the library offline */
  missing: number;
  files: number;
  /** sound files in formats that the server cannot read, most files first */
  unsupported: UnsupportedFormat[];
  songs: number;
  albums: number;
  failed: number;
  scannedAt: number;
  removedAt: number | null;
  /** undefined while no scan runs */
  scan: ScanProgress | undefined;
}

/** What a folder looks like before it becomes a library. */
export interface FolderCheck {
  path: string;
  problem: '' | 'not-absolute' | 'missing' | 'not-a-folder' | 'no-permission' | 'inside-data' | 'overlaps';
  /** sound files counted until the time limit */
  files: number;
  /** sound files in formats that the server cannot read, most files first, until the time limit too */
  unsupported: UnsupportedFormat[];
  /** false: the count is a lower bound */
  complete: boolean;
  /** type of the file system, such as `ext4`, `cifs`, `nfs4`; '' = unknown */
  fileSystem: string;
  /** changes are noticed at once; false on network file systems */
  watchable: boolean;
}

/** Settings of a music library that an administrator may change. */
export interface MusicLibrarySettings {
  name: string;
  everyone: boolean;
  guests: boolean;
  members: number[];
  watch: boolean;
}

/** Missing files become songs without a library after this time. */
export const FORGET_AFTER_DAYS = 30;

/** The music libraries of a server: their administration, scans and watchers. */
export interface MusicLibraries {
  list(): Promise<MusicLibraryStatus[]>;
  check(path: string): Promise<FolderCheck>;
  /** @throws BusinessError 400 for a folder that `check` refuses */
  add(path: string, settings: MusicLibrarySettings): Promise<number>;
  /** @throws BusinessError 404 */
  update(id: number, settings: MusicLibrarySettings): Promise<void>;
  /** Starts a scan, or notes that another one is needed. @param full reads all tags again */
  scan(id: number, full?: boolean): Promise<void>;
  /** Its songs go grey at once and are forgotten after 30 days, until when `restore` brings them back. */
  remove(id: number): Promise<void>;
  restore(id: number): Promise<void>;
  /** Confirms that the missing files of an offline library are gone on purpose. */
  confirmMissing(id: number): Promise<void>;
  /** Files that could not be read, a page of them. */
  problems(
    id: number,
    page: { limit: number; offset: number },
  ): Promise<{ path: string; error: MusicFileError }[]>;
  /** Looks at a library soon, because a file of it could not be opened. */
  noteMissing(id: number): void;
  corrections: Corrections;
  replacements: Replacements;
  duplicates: Omit<Duplicates, 'stop'>;
  artistRules: ArtistRuleService;
  reasons: Reasons;
  /** Ends scans and watchers; a scan resumes at the next start. */
  stop(): Promise<void>;
}
