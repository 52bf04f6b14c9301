/** Maximum number of line breaks in a post; the rest of the text continues on one line. */
const MOST_BREAKS = 12;

/**
 * Limits the line breaks of a text, so that it does not push other content out of sight: at most one empty line in
 * a row, and at most `MOST_BREAKS` breaks.
 */
export function limitLineBreaks(text: string): string {
  let breaks = 0;
  return text
    .trim()
    .replace(/[^\S\n]*(?:\r?\n|[\u2028\u2029\v\f\u0085])[^\S\n]*/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .replace(/\n/g, () => (++breaks > MOST_BREAKS ? ' ' : '\n'));
}
