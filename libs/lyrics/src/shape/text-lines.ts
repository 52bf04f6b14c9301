/** Splits a text into lines (LF, CR LF or CR) and removes byte order mark and NUL characters. */
export const splitLines = (source: string): string[] =>
  source
    .replace(/^\uFEFF/, '')
    .replaceAll('\0', '')
    .split(/\r\n|\n|\r/);

/** Collapses whitespace to single spaces and trims; for formats that need a single line. */
export const collapseWhitespace = (text: string): string => text.replace(/\s+/g, ' ').trim();
