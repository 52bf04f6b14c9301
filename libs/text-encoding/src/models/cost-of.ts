/**
 * Cost of a character in texts of a language, in bits: the lower, the more likely. `before` and `after` are
 * its neighbours; '' at the ends of the text. Called for non-ASCII characters only.
 */
export type CostOf = (character: string, before: string, after: string) => number;
