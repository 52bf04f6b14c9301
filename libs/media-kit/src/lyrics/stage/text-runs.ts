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

/** Whether a text as a whole runs to the left: by its first letter, as the browser's own `dir="auto"` has it. */
export function runsLeft(text: string): boolean {
  const letter = /\p{L}/u.exec(text)?.[0];
  return letter !== undefined && LEFT.test(letter);
}

/** Whether more of the lines run to the left than do not. */
export const mostRunLeft = (texts: readonly string[]): boolean =>
  texts.filter(runsLeft).length * 2 > texts.filter((text) => /\p{L}/u.test(text)).length;
