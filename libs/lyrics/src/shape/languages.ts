import { scriptApart } from './scripts.ts';

/** Texts in one language share words such as articles; of two languages nearly none. Shares of different words. */
const FOREIGN = 0.1;
/** In brackets, which say much already. */
const FOREIGN_IN_BRACKETS = 0.34;
/** Fewer lines say nothing by their words. */
const LINES = 8;
/** So long are translations at least, by their words. */
const LEAST_LENGTH = 0.5;
const WORD = /\p{L}{2,}/gu;

const wordsOf = (texts: readonly string[]): string[] =>
  texts.flatMap((text) => text.toLowerCase().match(WORD) ?? []);

/** The share of different words that the first lines have, too. */
function sharedWords(ones: readonly string[], others: readonly string[]): number {
  const [known, words] = [new Set(wordsOf(ones)), new Set(wordsOf(others))];
  return [...words].filter((word) => known.has(word)).length / Math.max(1, words.size);
}

/**
 * Whether second lines are in another language than the first ones: in another script, or of other words.
 *
 * @param bracketed whether the second lines stand in brackets
 */
export function areForeign(
  firsts: readonly string[],
  seconds: readonly string[],
  bracketed: boolean,
): boolean {
  if (scriptApart(firsts, seconds) ?? scriptApart(seconds, firsts)) return true;
  const shared = sharedWords(firsts, seconds);
  // A translation is not much shorter; words such as `(ooh)` are background.
  if (wordsOf(seconds).length < wordsOf(firsts).length * LEAST_LENGTH) return false;
  return bracketed ? shared <= FOREIGN_IN_BRACKETS : seconds.length >= LINES && shared <= FOREIGN;
}
