import type { Db, MusicLibraryRow } from '@qingyin/server-db';
import type { FolderFile } from '../folders/stat-files.ts';
import type { FolderPicture } from '../folders/walk-folder.ts';
import type { MusicFileError, ScanProgress } from '../music-libraries.ts';
import type { ShortWriter } from './short-writer.ts';

/** A file during whose reading the process ended this often is given up. */
export const MOST_TRIES = 2;

/** What the passes of one scan share. */
export interface ScanContext {
  db: Db;
  writer: ShortWriter;
  library: MusicLibraryRow;
  /** absolute path of a file of the library. @param path below its root, with `/` */
  absolutePath(path: string): string;
  /** true: read all tags again, also of unchanged files */
  full: boolean;
  /** only these folders changed; undefined: look at all */
  folders: readonly string[] | undefined;
  progress: ScanProgress;
  /** counts the files that could not be read, by reason */
  failures: Partial<Record<MusicFileError, number>>;
  /** ms since 1970 */
  now: () => number;
  signal: AbortSignal;
  /** Tells which files are read at the moment, so that one that ends the process is found. */
  reading(fileIds: readonly number[]): void;
}

/** What lies beside the sound files of a folder. */
export interface Sidecars {
  /** the preferred one first */
  pictures: FolderPicture[];
  lyrics: FolderFile[];
  /** CUE sheets */
  cues: FolderFile[];
  /** descriptions of artists and albums */
  descriptions: FolderFile[];
}

/** A folder whose albums are derived. */
export interface GroupFolder {
  id: number;
  path: string;
  /** how often it was marked to be derived since it was derived last */
  dirty: number;
  sidecars: Sidecars;
}

/** Scope in which songs of a library share identities, see `song_audio`. */
export const scopeOf = ({ kind, id }: Pick<MusicLibraryRow, 'kind' | 'id'>): number =>
  kind === 'folder' ? 0 : id;
