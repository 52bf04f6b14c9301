/**
 * Data about Chinese characters. The client's first screen does without; the full dictionary is in
 * `@qingyin/text/chinese`.
 */
export interface Dictionary {
  /** the simplified form of a character, or the character itself */
  simplify(character: string): string;
  /** every toneless reading, the usual one first; empty for other characters */
  readings(character: string): readonly string[];
}

const NONE: readonly string[] = [];

/** Empty dictionary: characters match only themselves. */
export const emptyDictionary: Dictionary = { simplify: (character) => character, readings: () => NONE };
