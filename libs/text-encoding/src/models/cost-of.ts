/**
 * Cost of a character in texts of a language, in bits: the lower, the more likely. `before` is '' at the start,
 * `after` at the end. Called for non-ASCII characters only.
 */
export type CostOf = (character: string, before: string, after: string) => number;
