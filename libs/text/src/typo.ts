/** Shorter words are other words after one changed letter. */
export const TYPO_MIN = 5;

/** Whether two words differ by one letter at most: changed, missing, too many, or two neighbours swapped. */
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

/** A word and the word without each of its letters: two words within one error have one of these in common. */
export function deletionKeys(word: string): string[] {
  const letters = [...word];
  return [
    ...new Set([
      word,
      ...letters.map((_, at) => letters.slice(0, at).join('') + letters.slice(at + 1).join('')),
    ]),
  ];
}
