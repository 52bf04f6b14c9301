import { readPlaylistFile } from '../index.ts';

/** Reads a list file into rows for comparison: title, artists joined by `+`, album, whole seconds. */
export const readRows = async (file: string, text: string) =>
  (await readPlaylistFile(file, text)).songs.map(
    ({ title, artists, album, durationMs }) =>
      [title, artists.join('+'), album, Math.round(durationMs / 1000)] as const,
  );

/** Titles and artists only. */
export const readNames = async (file: string, text: string) =>
  (await readRows(file, text)).map(([title, artists]) => [title, artists]);
