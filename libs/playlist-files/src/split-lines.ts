/** Longest title, artist or album in UTF-16 units; longer ones are cut. */
export const MAX_TEXT_LENGTH = 500;

/** Most lines, rows or entries of a file that are read; an import takes far fewer. */
export const MAX_LINES = 100_000;

const ENDS = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/;
/** White space and control characters, which occur in damaged files. */
const BLANKS = /[\s\p{Cc}]+/gu;

/** Splits a text into lines at any line end: LF, CR LF, CR, form feed, U+2028 and others; at most `MAX_LINES`. */
export const splitLines = (text: string): string[] => text.split(ENDS, MAX_LINES);

/**
 * Normalises a value: trims it, collapses white space and control characters, and cuts it to `MAX_TEXT_LENGTH`.
 */
export const normalizeText = (text: string): string =>
  text
    .trim()
    .slice(0, 2 * MAX_TEXT_LENGTH)
    .replace(BLANKS, ' ')
    .slice(0, MAX_TEXT_LENGTH)
    // A lone surrogate that the cut leaves.
    .replace(/[\ud800-\udbff]$/, '')
    .trim();
