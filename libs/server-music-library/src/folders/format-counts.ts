import { splitFileName } from './file-kind.ts';

/** Numbers of files by extension, in lower case without the dot. */
export type FormatCounts = Record<string, number>;

/** A format of files that the server cannot read. */
export interface UnsupportedFormat {
  /** in lower case without the dot */
  extension: string;
  files: number;
}

/** Counts files by the extension of their names. */
export function countFormats(names: readonly string[]): FormatCounts {
  const counts: FormatCounts = {};
  for (const name of names) {
    const { extension } = splitFileName(name);
    counts[extension] = (counts[extension] ?? 0) + 1;
  }
  return counts;
}

/** Adds counts to others, in place. */
export function addFormats(sum: FormatCounts, counts: FormatCounts): void {
  for (const [extension, files] of Object.entries(counts)) sum[extension] = (sum[extension] ?? 0) + files;
}

/** Counts as a list, most files first. */
export const listFormats = (counts: FormatCounts): UnsupportedFormat[] =>
  Object.entries(counts)
    .map(([extension, files]) => ({ extension, files }))
    .sort((a, b) => b.files - a.files || (a.extension < b.extension ? -1 : 1));
