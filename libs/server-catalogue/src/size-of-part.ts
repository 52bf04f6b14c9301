import type { LibraryFile } from './library-files.ts';

/**
 * Size of what a song takes of its file, bytes: all of it, or of a part the share that its duration has in that of the
 * file.
 *
 * @param file `durationMs`: duration of the whole file, ms
 */
export function sizeOfPart({
  size,
  durationMs,
  startMs,
  endMs,
}: Pick<LibraryFile, 'size' | 'durationMs' | 'startMs' | 'endMs'>): number {
  if (startMs === 0 && endMs === null) return size;
  const share = ((endMs ?? durationMs) - startMs) / Math.max(durationMs, 1);
  return Math.round(size * Math.min(1, Math.max(0, share)));
}
