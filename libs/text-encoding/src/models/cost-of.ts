/**
 * Bits that a character costs in the texts of a language, given the one before it ('' at the start): the lower, the more
 * likely. Asked for characters beyond ASCII only.
 */
export type CostOf = (character: string, before: string, after: string) => number;
