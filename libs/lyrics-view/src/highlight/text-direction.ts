/** Letters of right-to-left scripts. */
const LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
/** Strong characters: letters, and numbers, which run left to right in every script. */
const SAYS = /\p{L}|\p{N}/u;

/** Direction of a word by its first letter or number; undefined if it has neither. */
export function wordDirection(text: string): 'ltr' | 'rtl' | undefined {
  const said = SAYS.exec(text)?.[0];
  if (said === undefined) return undefined;
  return /\p{L}/u.test(said) && LEFT.test(said) ? 'rtl' : 'ltr';
}

/**
 * Whether a line runs right to left: the majority of its words decides, not the first one. A name in Latin letters
 * does not change the direction of an Arabic line.
 */
export function isRtlLine(text: string): boolean {
  const runs = text.split(/\s+/u).filter((word) => /\p{L}/u.test(word));
  const left = runs.filter((word) => wordDirection(word) === 'rtl').length;
  return (
    left * 2 > runs.length || (left * 2 === runs.length && left > 0 && wordDirection(runs[0] ?? '') === 'rtl')
  );
}

/** Whether most of the lines that have letters run right to left. */
export const isRtlLyrics = (texts: readonly string[]): boolean =>
  texts.filter(isRtlLine).length * 2 > texts.filter((text) => /\p{L}/u.test(text)).length;
