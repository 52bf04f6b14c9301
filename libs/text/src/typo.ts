/** Least length of a word for typo tolerance; shorter words become other words. */
export const TYPO_MIN = 5;

/** Least length of a word in which two errors are tolerated. */
export const TWO_TYPOS_MIN = 9;

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

/**
 * Least number of errors by which two words differ: changed, missing or additional letters, and two adjacent ones
 * swapped.
 */
export function errorsBetween(a: string, b: string): number {
  let [before, last]: [number[], number[]] = [[], Array.from({ length: b.length + 1 }, (_, at) => at)];
  for (let row = 1; row <= a.length; row += 1) {
    const next = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const changed = (last[column - 1] ?? 0) + Number(a[row - 1] !== b[column - 1]);
      const moved = Math.min((last[column] ?? 0) + 1, (next[column - 1] ?? 0) + 1);
      const isSwapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      const swapped = isSwapped ? (before[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY;
      next.push(Math.min(changed, moved, swapped));
    }
    [before, last] = [last, next];
  }
  return last[b.length] ?? 0;
}

/** The thirds of a word with their number and its length: two errors leave one of them as it is. */
export const thirdsOf = (word: string): string[] =>
  bordersOf(word.length).map(([from, to], at) => thirdKey(word.length, at, word.slice(from, to)));

/** The thirds that a word may have which differs from the given one by two errors. */
export function possibleThirds(word: string): string[] {
  const found = new Set<string>();
  for (let length = Math.max(TWO_TYPOS_MIN, word.length - 2); length <= word.length + 2; length += 1)
    for (const [at, [from, to]] of bordersOf(length).entries())
      for (let shift = -2; shift <= 2; shift += 1) {
        const third = from + shift < 0 ? '' : word.slice(from + shift, to + shift);
        if (third.length === to - from) found.add(thirdKey(length, at, third));
      }
  return [...found];
}

const thirdKey = (length: number, at: number, third: string): string =>
  `${length}${'abc'.charAt(at)}${third}`;

const bordersOf = (length: number): [from: number, to: number][] => {
  const borders = [0, 1, 2, 3].map((third) => Math.floor((length * third) / 3));
  return [0, 1, 2].map((at) => [borders[at] ?? 0, borders[at + 1] ?? length]);
};
