import { distinguishingScript } from './scripts.ts';

/** Largest share of common words between two languages; texts in one language share words such as articles. */
const FOREIGN = 0.1;
/** The same for text in brackets, which already indicate a translation. */
const FOREIGN_IN_BRACKETS = 0.34;
/** Least number of lines for a decision by words. */
const LINES = 8;
/** Least length of translations relative to the text, by number of words. */
const LEAST_LENGTH = 0.5;
const WORD = /\p{L}{2,}/gu;

const wordsOf = (texts: readonly string[]): string[] =>
  texts.flatMap((text) => text.toLowerCase().match(WORD) ?? []);

/** Share of the second lines' words that occur in the first lines. */
function sharedWords(ones: readonly string[], others: readonly string[]): number {
  const [known, words] = [new Set(wordsOf(ones)), new Set(wordsOf(others))];
  return [...words].filter((word) => known.has(word)).length / Math.max(1, words.size);
}

/**
 * Whether the second lines are in another language than the first ones: in another script, or with other words.
 *
 * @param bracketed whether the second lines are in brackets
 */
export function areDifferentLanguages(
  firsts: readonly string[],
  seconds: readonly string[],
  bracketed: boolean,
): boolean {
  if (distinguishingScript(firsts, seconds) ?? distinguishingScript(seconds, firsts)) return true;
  const shared = sharedWords(firsts, seconds);
  // A translation is not much shorter; words such as `(ooh)` are background vocals.
  if (wordsOf(seconds).length < wordsOf(firsts).length * LEAST_LENGTH) return false;
  return bracketed ? shared <= FOREIGN_IN_BRACKETS : seconds.length >= LINES && shared <= FOREIGN;
}
