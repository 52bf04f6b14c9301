/** No title, artist or album is longer, in UTF-16 units; what is longer is cut. */
export const LONGEST = 500;

/** Lines, rows or entries of a file that are read; one import takes far fewer. */
export const MOST_READ = 100_000;

const ENDS = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/;
/** White space, and control characters, which stand in damaged files. */
const BLANKS = /[\s\p{Cc}]+/gu;

/** The first lines of a text, whatever ends them: LF, CR LF, CR alone, form feed, U+2028 and their like. */
export const linesOf = (text: string): string[] => text.split(ENDS, MOST_READ);

/** A value without blanks around it, with single blanks and no control characters inside, and not too long. */
export const brief = (text: string): string =>
  text
    .trim()
    .slice(0, 2 * LONGEST)
    .replace(BLANKS, ' ')
    .slice(0, LONGEST)
    // Half of a character at the cut.
    .replace(/[\ud800-\udbff]$/, '')
    .trim();
