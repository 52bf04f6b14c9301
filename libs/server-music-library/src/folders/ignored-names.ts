/** Folders that systems and storage devices make beside the music, in lower case. */
const systemFolders = new Set([
  '@eadir',
  '@recycle',
  '@recently-snapshot',
  '#recycle',
  '#snapshot',
  '$recycle.bin',
  'recycler',
  'system volume information',
  'lost+found',
  '__macosx',
]);

/** Files whose presence asks programs to leave out a folder. */
export const IGNORE_MARKERS: readonly string[] = ['.nomedia', '.ndignore'];

/**
 * Says whether a file or folder is left out of music libraries: hidden ones, halves of files by macOS (`._*`), trash and
 * index folders of systems and storage devices. Names that begin with two dots are not hidden: “...And Justice for All”.
 */
export const isIgnoredName = (name: string): boolean =>
  (name.startsWith('.') && !name.startsWith('..')) || systemFolders.has(name.toLowerCase());
