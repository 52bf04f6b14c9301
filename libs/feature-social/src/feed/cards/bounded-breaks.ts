/** Lines that a post may begin anew; after them its words run on. */
const MOST_BREAKS = 12;

/** Words whose line breaks do not push everything else out of sight: no gaps, and no more lines than a poem has. */
export function boundedBreaks(words: string): string {
  let breaks = 0;
  return words
    .trim()
    .replace(/[^\S\n]*(?:\r?\n|[\u2028\u2029\v\f\u0085])[^\S\n]*/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .replace(/\n/g, () => (++breaks > MOST_BREAKS ? ' ' : '\n'));
}
