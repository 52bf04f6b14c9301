/** Least length of a word for typo tolerance; shorter words become other words. */
export const TYPO_MIN = 5;

/**
 * Whether two words differ by at most one error: a changed, missing or additional letter, or two adjacent ones
 * swapped.
 */
export function withinOneError(a: string, b: string): boolean {
  if (a === b) return true;
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (long.length - short.length > 1) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at += 1;
  if (short.length < long.length) return short.slice(at) === long.slice(at + 1);
  if (short.slice(at + 1) === long.slice(at + 1)) return true;
  return (
    short[at] === long[at + 1] && short[at + 1] === long[at] && short.slice(at + 2) === long.slice(at + 2)
  );
}

/** A word and its variants with one letter deleted: two words within one error share one of them. */
export function deletionKeys(word: string): string[] {
  const letters = [...word];
  return [
    ...new Set([
      word,
      ...letters.map((_, at) => letters.slice(0, at).join('') + letters.slice(at + 1).join('')),
    ]),
  ];
}
