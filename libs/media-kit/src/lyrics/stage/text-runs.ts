/** A letter of a script that runs to the left. */
const LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
/** What says where a text runs: a letter, or a number, which runs to the right in every script. */
const SAYS = /\p{L}|\p{N}/u;

/** Where a word is read to, by its first letter or number; undefined where it has neither. */
export function runOf(text: string): 'ltr' | 'rtl' | undefined {
  const said = SAYS.exec(text)?.[0];
  if (said === undefined) return undefined;
  return /\p{L}/u.test(said) && LEFT.test(said) ? 'rtl' : 'ltr';
}

/**
 * Whether a line as a whole runs to the left: where most of its words do, whatever the first one is. A name in Latin
 * letters does not turn a line of Arabic round.
 */
export function runsLeft(text: string): boolean {
  const runs = text.split(/\s+/u).filter((word) => /\p{L}/u.test(word));
  const left = runs.filter((word) => runOf(word) === 'rtl').length;
  return left * 2 > runs.length || (left * 2 === runs.length && left > 0 && runOf(runs[0] ?? '') === 'rtl');
}

/** Whether more of the lines run to the left than do not. */
export const mostRunLeft = (texts: readonly string[]): boolean =>
  texts.filter(runsLeft).length * 2 > texts.filter((text) => /\p{L}/u.test(text)).length;
