import type { AlbumFile } from '../derive/album-file.ts';
import { childPath } from '../folders/walk-names.ts';

/** How many files a condition holds for, and the path of the first one. */
export interface MatchingFiles {
  files: number;
  /** below the folder of the library; '' = none */
  path: string;
}

/** Counts the files that a condition holds for. */
export function matchingFiles(
  files: readonly AlbumFile[],
  holds: (file: AlbumFile) => boolean,
): MatchingFiles {
  const found = files.filter(holds);
  const [first] = found;
  return {
    files: new Set(found.map(({ file }) => file.fileId)).size,
    path: first ? childPath(first.file.folder, first.file.name) : '',
  };
}
